import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'

const signed = css`
  display: grid; gap: var(--s3);
  & > li { display: grid; grid-template-columns: 1.25em minmax(0, 1fr); gap: var(--s3); text-wrap: pretty; }
  & svg { margin-block-start: 0.15em; color: var(--positive); }
  &[data-sign='cross'] svg { color: var(--negative); }
  & > li:not(:has(svg))::before { content: '•'; text-align: center; color: var(--ink-soft); }
`

/** Sentences with a sign before each: to do, or not to do. Without one they have a dot, as nobody knows which of the two they are. */
export function SignedLines({ sign, lines }: { sign?: 'tick' | 'cross'; lines: readonly string[] }) {
  return (
    <ul className={signed} data-sign={sign}>
      {lines.map((line) => (
        <li key={line}>
          {sign && <Icon name={sign} />}
          {line}
        </li>
      ))}
    </ul>
  )
}

/** What a donation needs of who shops: on the shop's page, and on the way there. */
export const WhatToDo = () => <SignedLines sign="tick" lines={[t('shopping:retailer.count1'), t('shopping:retailer.count2')]} />
