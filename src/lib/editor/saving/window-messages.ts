export const writtenElsewhere =
  'This document is open in another window, which writes it. Take it over to edit it here.';
