import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { Select } from '#web/ui/select.tsx'
import { areaHash } from './area-hash.ts'
import type { ChartGroup } from './chart-groups.ts'

/** Where there is room for all areas beside the charts, they stand there. */
const elsewhere = css`@media (min-width: 1024px) { && { display: none; } }`

interface AreaSelectProps {
  areas: readonly (ChartGroup & { title: string })[]
  /** The area whose charts are shown; empty where those of all are. */
  here: string
  hasSide: boolean
  onChoose(): void
}

/** Which charts: one line, so that no list of areas stands beside the one of the page. */
export function AreaSelect({ areas, here, hasSide, onChoose }: AreaSelectProps) {
  const id = useId()
  return (
    <div className={cx(hasSide && elsewhere)}>
      <label htmlFor={id}>{t('support-charts:list.area')}</label>
      <Select
        id={id}
        value={here}
        onChange={({ target }) => {
          onChoose()
          location.assign(areaHash(target.value))
        }}
      >
        <option value="">{t('support-charts:list.allAreas')}</option>
        {areas.map(({ area, title, charts }) => (
          <option key={area} value={area}>
            {t('support-charts:list.areaOf', { name: title, count: charts.length })}
          </option>
        ))}
      </Select>
    </div>
  )
}
