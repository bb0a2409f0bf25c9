import type { PageOperation } from '../operation.ts';

const PAGE_OPERATIONS: readonly string[] = [
  'set-frontmatter',
  'create-page',
  'delete-page',
  'rename-page',
];
export const isPageOperation = (operation: { readonly op: string }): operation is PageOperation =>
  PAGE_OPERATIONS.includes(operation.op);
