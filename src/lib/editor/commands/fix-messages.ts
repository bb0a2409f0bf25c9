/* What is offered for a text that cannot be read. */
export const goBack = 'Go back to the last good text';
