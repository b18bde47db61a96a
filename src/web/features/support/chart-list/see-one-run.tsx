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

const asks = css`
  display: grid; gap: var(--s1);
  & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > ul { display: flex; flex-wrap: wrap; gap: 0 var(--s5); }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
/** What who decides about the product asks first, and the chart that answers it. */
const questions = { giveUp: 'supporterRegistration', missing: 'missingDonation', paid: 'causePayment' } as const

/** Questions that charts answer. */
export const AskedFirst = () => (
  <div className={asks}>
    <h3>{t('support-charts:start.asked')}</h3>
    <ul>
      {(['giveUp', 'missing', 'paid'] as const).map((question) => (
        <li key={question}>
          <a href={`#${questions[question]}`}>{t(`support-charts:start.${question}`)}</a>
        </li>
      ))}
    </ul>
  </div>
)

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
