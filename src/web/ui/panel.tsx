import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

const panel = css`
  display: flex; gap: var(--s3); padding: var(--s4); border-inline-start: 5px solid; border-radius: var(--radius); background: var(--surface-raised); align-items: flex-start;
  & > div { display: grid; gap: var(--s2); justify-items: start; flex: 1; min-inline-size: 0; }
  & > svg { margin-block-start: 0.15em; }
`
const tones = {
  negative: css`border-color: var(--negative); background: var(--negative-wash); & > svg { color: var(--negative); }`,
  waiting: css`border-color: var(--highlight); background: var(--waiting-wash); & > svg { color: var(--waiting); }`,
  positive: css`border-color: var(--positive); background: var(--positive-wash); & > svg { color: var(--positive); }`,
}

/** A message in the page that stays until it is no longer true; failures carry their way on inside. */
export function Panel({ tone, children, isAlert = false }: { tone: keyof typeof tones; children: ReactNode; isAlert?: boolean }) {
  return (
    <div className={cx(panel, tones[tone])} role={isAlert ? 'alert' : undefined}>
      <Icon name={tone === 'positive' ? 'tick' : 'warning'} />
      <div>{children}</div>
    </div>
  )
}
