/* What is offered for a text with a syntax error. */
export const goBack = 'Revert to the last valid version';
