/*
 * What is measured of a whole screen, each with its criterion of WCAG 2.2: what axe finds, targets that are too small
 * (2.5.8), what needs scrolling in two directions or cannot be reached when it is magnified (1.4.10), and what is cut
 * off where a person spaces letters and lines out (1.4.12). All answer with a line for each finding.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Of Monaco's own insides nothing is asked. The preview is drawn smaller than it is where there is no room for the
 * width that was chosen: then it is a picture of the site, and the tree leads to each of its parts.
 */
export async function foundByAxe(page: Page): Promise<string[]> {
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

/** Targets below 24 × 24 px, but for those round whose middle a circle of 24 px touches no other. */
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
    /** What is pressed of a box is its label, too. */
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
    /** A link in a sentence is as high as its line. */
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
 * What is beside the screen or cannot be scrolled to at 320 px. Text as a text, what stands in a table, and the picture
 * of a site may be scrolled to the side.
 */
export const unreached = (page: Page): Promise<string[]> =>
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

/** Puts letters, words, lines and paragraphs as far apart as 1.4.12 asks, and answers with the words that are cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
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
