import { css } from '@linaria/core'
import pulse from 'lucide/dist/esm/icons/activity.mjs'
import screen from 'lucide/dist/esm/icons/app-window.mjs'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import type { ChartSource } from '../chart-list/chart-source.ts'

const ways = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; font-size: var(--size-s);
  & a { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 36px; }
  & svg { inline-size: 1.1em; block-size: 1.1em; color: var(--accent); }
  & > li:last-child { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; color: var(--ink-soft); }
`
const endings = ['machine.ts', 'mmd', 'svg'] as const

interface ChartWaysProps {
  chart: Pick<ChartRecord, 'name' | 'screen'>
  fileAt: ChartSource['fileAt']
  liveAt: string | null
}

/** Where else a chart is met: its screen, as it runs in another tab, and as files for editors. */
export function ChartWays({ chart: { name, screen: at }, fileAt, liveAt }: ChartWaysProps) {
  if (!fileAt) return null
  return (
    <ul className={ways}>
      {at && (
        <li>
          <a href={at} target="_blank" rel="noreferrer">
            <Icon drawing={screen} />
            {t('support-charts:ways.screen')}
          </a>
        </li>
      )}
      {liveAt && (
        <li>
          <a href={liveAt}>
            <Icon drawing={pulse} />
            {t('support-charts:ways.live')}
          </a>
        </li>
      )}
      <li>
        {t('support-charts:ways.take')}
        {endings.map((ending) => (
          <a key={ending} href={fileAt(`${name}.${ending}`)}>
            {t(`support-charts:ways.${ending === 'machine.ts' ? 'stately' : ending}`)}
          </a>
        ))}
      </li>
    </ul>
  )
}
