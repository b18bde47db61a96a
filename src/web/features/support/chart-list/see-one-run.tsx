import { css } from '@linaria/core'
import pulse from 'lucide/dist/esm/icons/activity.mjs'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import type { ChartSource } from './chart-source.ts'

const next = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center; padding: var(--s3) var(--s4); border-radius: var(--radius-card); background: var(--accent-wash);
  & > p { flex: 1 1 18rem; text-wrap: pretty; }
  & > a { display: inline-flex; gap: var(--s2); align-items: center; min-block-size: 44px; font-weight: 650; }
`

/** After the first drawings: where a chart is seen while it runs. */
export const SeeOneRun = ({ watches: { source, at } }: { watches: NonNullable<ChartSource['watches']> }) => (
  <div className={next}>
    <p>{t(`support-charts:start.live.${source}`)}</p>
    <a href={at}>
      <Icon drawing={pulse} />
      {t(`support-charts:watch.${source}.link`)}
    </a>
  </div>
)
