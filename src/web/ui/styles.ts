import { css } from '@linaria/core'

/** What lies below the first screenful is laid out when it comes near: in Chromium one and a half windows below the one that is seen. */
export const belowTheFold = css`content-visibility: auto; contain-intrinsic-size: auto 40rem; overflow-clip-margin: 8px;`
/** The same for what reaches from edge to edge of the window, which would be cut off where no such margin is known. */
export const bandBelowTheFold = css`@supports (overflow-clip-margin: 100vw) { content-visibility: auto; contain-intrinsic-size: auto 40rem; overflow-clip-margin: 100vw; }`

export const visuallyHidden = css`
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; padding: 0;
`

/** What is printed, or scanned by a camera: light in every scheme. */
export const paper = css`
  color-scheme: light; background: var(--paper); color: var(--paper-ink);
`

export const container = css`
  inline-size: min(100% - 2 * var(--s4), 72rem); margin-inline: auto;
  @media (min-width: 1024px) { inline-size: min(100% - 80px, 72rem); }
`

export const reading = css`
  max-inline-size: 65ch;
`

export const stack = css`
  display: grid; gap: var(--s5); align-content: start; grid-template-columns: minmax(0, 1fr);
`

export const tightStack = css`
  display: grid; gap: var(--s2); align-content: start; grid-template-columns: minmax(0, 1fr);
`

export const row = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); align-items: center;
`

/** Three in a row, two or one where there is less room: whatever stands in it begins and ends where its neighbours above and below do. */
export const thirds = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 30%)), 1fr));
`

/** A heading, and at the end of its line the way to all of what it names: below it, where both together are too long for one. */
export const titled = css`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: last baseline; gap: 0 var(--s4);
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
`

/** What comes after each other in time: a dot for each, and a line from one to the next. */
export const dotted = css`
  display: grid;
  & > * { position: relative; padding: 0 0 var(--s5) var(--s6); display: grid; gap: 2px; }
  & > :last-child { padding-block-end: 0; }
  & > ::before { content: ''; position: absolute; inset-inline-start: 4px; inset-block-start: 0.35em; inline-size: 14px; block-size: 14px; border-radius: 50%; background: var(--accent); }
  & > ::after { content: ''; position: absolute; inset-inline-start: 10px; inset-block: calc(0.35em + 14px) calc(-0.35em); inline-size: 2px; background: color-mix(in srgb, var(--line) 60%, var(--line-soft)); }
  & > :last-child::after { display: none; }
  & > [data-kind='next']::before { background: var(--surface); border: 2px solid var(--line); }
  & > [data-kind='declined']::before { background: var(--negative); }
  @media (forced-colors: active) { & > ::before { border: 7px solid CanvasText; } & > [data-kind='next']::before { border: 2px dashed CanvasText; } & > ::after { background: none; border-inline-start: 2px solid CanvasText; } }
`

/** On phones the one action stands at the lower edge of the window until the page has ended: its place reaches over the whole page, and lets everything else be pressed. */
export const rail = css`
  @media (max-width: 767px) { position: absolute; inset: 0; display: flex; align-items: flex-end; pointer-events: none; z-index: 2; }
  & > div { display: grid; }
  @media (max-width: 767px) {
    & > div { position: var(--rail, sticky); inset-block-end: 0; flex: 1; pointer-events: auto; margin-inline: calc(-1 * var(--s4)); padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom)); background: var(--surface-raised); border-block-start: 1px solid var(--line-soft); }
    & a { scroll-margin-block-end: 0; }
  }
`

/** A list of sentences. */
export const bullets = css`
  list-style: disc; padding-inline-start: 1.3em; display: grid; gap: var(--s2); max-inline-size: 36rem;
`

/** Shops that give more for a while stand on a warm ground; on phones as lines on one of their own, from edge to edge. */
export const offered = css`
  @media (min-width: 768px) { & > ul > li > a:not(:hover) { border-color: var(--offered-edge); } & > ul > li > a { background: var(--offered); } }
  @media (max-width: 767px) { margin-inline: calc(-1 * var(--s4)); padding: var(--s4); background: var(--offered); & > ul > li:nth-child(3) > a { border: 0; } }
`

export const soft = css`
  color: var(--ink-soft);
`

export const lead = css`
  font-size: var(--size-l); line-height: 1.45; color: var(--ink-soft); max-inline-size: 60ch; text-wrap: pretty;
`

export const card = css`
  background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); padding: var(--s5);
`

export const figure = css`
  font-variant-numeric: tabular-nums;
`

export const pageBody = css`
  padding-block: var(--s6) var(--s9);
  @media (min-width: 768px) { padding-block: var(--s7) var(--s9); }
`

/** Beside a ring or a bar of money, what the end of it is. */
export const unsure = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2);
  &::before { content: ''; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; margin-block-start: 0.35em; background: var(--highlight); forced-color-adjust: none; }
`

export const skeletonLine = css`
  background: var(--surface-sunk); border-radius: var(--radius); block-size: 1.25rem; animation: glow 1.6s ease-in-out infinite alternate; max-inline-size: 100%;
  @keyframes glow { from { opacity: 1 } to { opacity: 0.55 } }
`
