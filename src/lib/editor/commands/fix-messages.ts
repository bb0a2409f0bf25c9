/* What is offered for a text with a syntax error. */
export const goBack = 'Restore the last valid version';
