/* What is offered for a text with a syntax error. */
export const goBack = 'Revert to last valid version';
