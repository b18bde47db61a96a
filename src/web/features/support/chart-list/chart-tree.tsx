import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import type { ChartGroup } from './chart-groups.ts'
import { areaName, chartName } from './chart-names.ts'

const tree = css`
  @media (max-width: 1023px) { display: none; }
  position: sticky; inset-block-start: var(--s5); max-block-size: calc(100dvh - 2 * var(--s5)); overflow-y: auto; scrollbar-width: thin; padding: 4px; margin: -4px;
  & summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr) auto; gap: var(--s2); align-items: center; min-block-size: 40px; padding-inline: var(--s2); border-radius: var(--radius); font-weight: 650; line-height: 1.3; cursor: pointer; list-style: none; }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover, & li li > a:hover { background: var(--accent-wash); }
  & summary > svg { inline-size: 1rem; block-size: 1rem; color: var(--ink-soft); }
  & details[open] > summary > svg { rotate: 90deg; }
  & summary > span { color: var(--ink-soft); font-weight: 400; font-size: var(--size-s); font-variant-numeric: tabular-nums; }
  & ul ul { margin-inline-start: 1rem; padding-block-end: var(--s2); border-inline-start: 1px solid var(--line-soft); }
  & li li > a { display: block; padding: 5px var(--s3); border-radius: var(--radius); color: var(--ink); font-size: var(--size-s); line-height: 1.35; text-decoration: none; }
`

/** Every chart by its area, beside the list where there is room: each area opens in place. */
export const ChartTree = ({ groups }: { groups: readonly ChartGroup[] }) => (
  <nav className={tree} aria-label={t('support-charts:list.tree')}>
    <ul>
      {groups.map(({ area, charts }) => (
        <li key={area}>
          <details>
            <summary>
              <Icon name="forward" />
              {areaName(area)}
              <span>{formatCount(charts.length)}</span>
            </summary>
            <ul>
              {charts.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{chartName(name)}</a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  </nav>
)
