/*
 * Checks on a whole screen, each with its WCAG 2.2 criterion: axe violations, targets that are too small (2.5.8),
 * content that scrolls in two directions or is unreachable when magnified (1.4.10), and text cut off by larger letter
 * and line spacing (1.4.12). Each returns one line per finding.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Monaco's internals are excluded. Where the chosen preview width doesn't fit, the preview is scaled down. Then it
 * counts as a picture of the site for target size: each of its parts can be reached through the tree.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('.monaco-editor')
    .analyze();
  const drawnSmall = '.frame [style*="scale("]';
  const isDrawnSmall = (selector: string) =>
    page.evaluate(
      ([one, small]) => document.querySelector(one!)?.closest(small!)?.nodeType !== undefined,
      [selector, drawnSmall],
    );
  const lines: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'target-size' || !(await isDrawnSmall(target.join(' '))))
        lines.push(`${id}: ${target.join(' ')}\n${failureSummary}`);
  return lines;
}

/** Targets below 24 × 24 px, except where a 24 px circle around the center touches no other target. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const PRESSED =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=treeitem], ' +
      '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=slider]';
    interface Target {
      readonly element: HTMLElement;
      readonly box: DOMRect;
    }
    const inView = ({ x, y, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      x + width > 0 &&
      y + height > 0 &&
      x < innerWidth &&
      y < innerHeight;
    /** A checkbox can also be clicked by its label. */
    const boxOf = (element: HTMLElement) =>
      (element instanceof HTMLInputElement && element.closest('label')) || element;
    const top = document.querySelector('dialog:modal') ?? document.body;
    const targets: Target[] = [...top.querySelectorAll<HTMLElement>(PRESSED)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.monaco-editor, .frame [style*="scale("], [inert]'))
      .map((element) => ({ element, box: boxOf(element).getBoundingClientRect() }))
      .filter(({ box }) => inView(box));
    const isSmall = ({ box }: Target) => box.width < LEAST || box.height < LEAST;
    const middle = ({ box }: Target) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    function touches(one: Target, other: Target): boolean {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
      const [x, y] = middle(one);
      if (isSmall(other)) {
        const [otherX, otherY] = middle(other);
        if (Math.hypot(x - otherX, y - otherY) < LEAST) return true;
      }
      const { left, right, top, bottom } = other.box;
      const away = Math.hypot(
        x - Math.min(right, Math.max(left, x)),
        y - Math.min(bottom, Math.max(top, y)),
      );
      return away < LEAST / 2;
    }
    /** A link in a sentence is only as tall as its line. */
    const isInline = ({ element }: Target) =>
      element.matches('a, [role=link]') &&
      (element.closest('p, li')?.textContent.length ?? 0) > element.textContent.length + 12;
    return targets
      .filter((one) => isSmall(one) && !isInline(one))
      .filter((one) => targets.some((other) => other !== one && touches(one, other)))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.tagName} ${name}`;
      });
  });

/**
 * Content that is off-screen or can't be scrolled to at 320 px. Code, tables and the picture of a site may scroll
 * sideways.
 */
export const unreachableContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ASIDE = '.monaco-editor, [role=grid], [role=tree], .frame';
    const lines: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lines.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest(ASIDE) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const name = `${element.tagName} ${element.className}`;
      const isScroller = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
      if (isScroller && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        lines.push(`${name} is scrolled to the side: ${element.scrollWidth} px`);
    }
    const top = document.querySelector('dialog:modal') ?? document.body;
    for (const element of top.querySelectorAll<HTMLElement>(
      'button, select, input, textarea, h1',
    )) {
      if (element.closest(`${ASIDE}, [inert], .visually-hidden`)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'center' });
      const { left, right, y, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const label = `${element.tagName} ${name}`;
      if (left < -1 || right > innerWidth + 1) lines.push(`${label} stands beside the screen`);
      const x = Math.min(innerWidth - 2, Math.max(1, (left + right) / 2));
      const shown = document.elementFromPoint(x, y + height / 2);
      const own = element.closest('label') ?? element;
      if (!shown || !(own.contains(shown) || shown.contains(element)))
        lines.push(`${label} is behind ${shown?.outerHTML.slice(0, 60)}`);
    }
    return lines;
  });

/** Applies the letter, word, line and paragraph spacing of 1.4.12. Returns the texts that are cut off. */
export const cutOffText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
    const top = document.querySelector('dialog:modal') ?? document.body;
    const lines = [...top.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, p, dt')]
      .filter((element) => !element.closest('.monaco-editor, .frame, [inert], .visually-hidden'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflow, textOverflow } = getComputedStyle(element);
        if (textOverflow === 'ellipsis' || element.closest('[title]')) return false;
        const isTall = element.scrollHeight > element.clientHeight + 2;
        return overflow !== 'visible' && isTall && element.clientHeight > 0;
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`);
    document.adoptedStyleSheets = [];
    return lines;
  });
