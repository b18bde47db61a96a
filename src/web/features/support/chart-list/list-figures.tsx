import { css, cx } from '@linaria/core'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ThumbnailKey } from './thumbnail-key.tsx'

/** How much is found, and at the other end of the line what opens under it. */
const line = css`
  display: grid; font-size: var(--size-s); color: var(--ink-soft); font-variant-numeric: tabular-nums;
  & > p { grid-area: 1 / 1; justify-self: start; align-self: start; padding-block: 10px; }
  & > details > summary { inline-size: fit-content; }
  & > details > ul { padding-block: var(--s2) var(--s3); }
  @media (min-width: 768px) {
    & > details { grid-area: 1 / 1; }
    & > details > summary { margin-inline-start: auto; }
    & > p { position: relative; z-index: 1; }
  }
  @media (max-width: 767px) { & > p { padding-block: var(--s1) 0; } }
`
/** There charts are rows without drawings, but for those that are read first. */
const notOnPhones = css`@media (max-width: 599px) { & > details { display: none; } }`
const sumOf = (charts: readonly ChartEntry[], key: 'states' | 'transitions') =>
  formatCount(charts.reduce((sum, chart) => sum + chart[key], 0))

interface ListFiguresProps {
  found: readonly ChartEntry[]
  /** Whether all that is in them is counted too. */
  isWhole: boolean
  /** Whether any are drawn on a phone, so that their marks are explained there too. */
  isDrawnOnPhones: boolean
}

/** How many charts are found, how much is in them, and what the marks in their drawings mean. */
export function ListFigures({ found, isWhole, isDrawnOnPhones }: ListFiguresProps) {
  const count = found.length
  return (
    <div className={cx(line, !isDrawnOnPhones && notOnPhones)}>
      <p role="status">
        {isWhole
          ? t('support-charts:list.whole', { count, states: sumOf(found, 'states'), transitions: sumOf(found, 'transitions') })
          : t('support-charts:list.found', { count })}
      </p>
      {count > 0 && (
        <Disclosure title={t('support-charts:thumbnail.title')}>
          <ThumbnailKey charts={found} />
        </Disclosure>
      )}
    </div>
  )
}
