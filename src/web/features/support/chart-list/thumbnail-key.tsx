import { css, cx } from '@linaria/core'
import type { ChartEntry, StateMark } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { signs, ThumbnailState } from './thumbnail.tsx'

const key = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); align-items: center; font-size: var(--size-s); color: var(--ink-soft);
  & > li { display: inline-flex; gap: var(--s2); align-items: center; }
  & svg { flex: none; inline-size: 38px; block-size: 26px; overflow: visible; }
`
const box = { x: 6, y: 6, width: 25, height: 15 }
const marks = ['first', 'waits', 'wrong', 'end', 'sideBySide'] as const satisfies readonly StateMark[]

/** What the marks in the small drawings mean, of those that are in them. */
export function ThumbnailKey({ charts }: { charts: readonly ChartEntry[] }) {
  const states = charts.flatMap(({ thumbnail }) => thumbnail?.states ?? [])
  const shown = marks.filter((mark) => states.some((state) => state.marks.includes(mark)))
  return (
    <ul className={key}>
      {shown.map((mark) => (
        <li key={mark}>
          <svg className={cx(signs)} viewBox="0 0 38 26" aria-hidden="true">
            <ThumbnailState state={{ ...box, marks: [mark], folded: null }} isAround={mark === 'sideBySide'} />
          </svg>
          {t(`support-charts:thumbnail.${mark}`)}
        </li>
      ))}
      {states.some(({ folded }) => folded !== null) && (
        <li>
          <svg className={cx(signs)} viewBox="0 0 38 26" aria-hidden="true">
            <ThumbnailState state={{ ...box, marks: [], folded: 1 }} />
          </svg>
          {t('support-charts:thumbnail.inside')}
        </li>
      )}
    </ul>
  )
}
