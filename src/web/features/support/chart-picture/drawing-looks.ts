import { css } from '@linaria/core'

export const plane = css`
  inline-size: 100%; min-block-size: 22rem; background: var(--surface); overflow: hidden;
  & svg { max-inline-size: none; }
  & .react-flow__attribution { background: none; font-size: 11px; }
  & .react-flow__attribution a { color: var(--ink-soft); }
  & .react-flow__edge-path { stroke: var(--ink-soft); stroke-width: 1.4; }
  & .on > .react-flow__edge-path { stroke: var(--focus); stroke-width: 2.5; }
  & text { font: 500 12.5px var(--text); fill: var(--ink); paint-order: stroke; stroke: var(--surface); stroke-width: 5px; stroke-linejoin: round; }
`
export const box = css`
  position: relative; inline-size: 100%; block-size: 100%; padding: 5px 10px; background: var(--surface-raised); border: 1.5px solid var(--accent); border-radius: 8px; font-size: 13px; line-height: 18px; color: var(--ink-soft); text-align: start;
  &.open { background: none; border-color: var(--line); }
  &.whole { border: 0; }
  &.final { border: 5px double var(--accent); padding: 2px 6px; }
  &.waits { background: var(--waiting-wash); border-color: var(--waiting); }
  &.wrong { background: var(--negative-wash); border-color: var(--negative); }
  &.been { border: 2px dashed var(--waiting); }
  &.lit { background: var(--waiting-wash); border-color: var(--waiting); box-shadow: 0 0 0 3px var(--waiting); }
  &.chosen { box-shadow: 0 0 0 3px var(--focus); }
  & p { white-space: nowrap; }
`
// The library lets a pointer through what it has no use for itself.
export const headline = css`
  display: flex; align-items: center; gap: 6px; min-block-size: 26px;
  & button { all: unset; pointer-events: auto; cursor: pointer; font-weight: 650; font-size: 15px; color: var(--ink); border-radius: 4px; min-block-size: 32px; min-inline-size: 32px; margin-block: -3px; }
  & button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  & button.fold { flex: none; margin: 0 -4px 0 auto; min-block-size: 24px; min-inline-size: 28px; text-align: center; border: 1px solid var(--line); font-size: 14px; line-height: 22px; }
  & button.fold:hover { background: var(--accent-wash); }
  & button[aria-disabled='true'] { cursor: default; }
  & i { flex: none; inline-size: 10px; block-size: 10px; border-radius: 50%; border: 1px solid var(--edge); background: var(--highlight); }
`
export const held = css`
  pointer-events: auto; display: inline-block; margin-block-start: 4px; padding: 2px 8px; border: 1px dashed var(--accent); border-radius: 6px; font-weight: 600;
`

/** Where the library has its lines begin and end; ours are drawn where ELK has led them. */
export const hidden = css`visibility: hidden;`
// What it means, and what makes it larger, hides nothing of it.
export const above = css`
  min-inline-size: 0; border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: clip;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; background: var(--surface-raised); border-block-end: 1px solid var(--line-soft); }
  & > div > ul { padding: var(--s2) var(--s4); }
  & > div > p { display: flex; margin-inline-start: auto; }
  & > div > p > button { min-block-size: 44px; min-inline-size: 44px; padding: 0; border: 0; border-inline-start: 1px solid var(--line-soft); border-radius: 0; }
  & > div > p > button:focus-visible { outline-offset: -3px; }
`
