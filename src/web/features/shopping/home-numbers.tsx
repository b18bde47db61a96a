import { css, cx } from '@linaria/core'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { thirds } from '#web/ui/styles.ts'
import { type Statistics, wholePounds } from './home-data.ts'

const numbers = css`
  && { gap: var(--s4); }
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dd { font: 600 var(--size-3xl) / 1.15 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
  & dt { color: var(--ink-soft); overflow-wrap: anywhere; }
  &:has(> :nth-child(4)) { grid-template-columns: repeat(auto-fill, minmax(max(8rem, 22%), 1fr)); }
  @media (max-width: 767px) { grid-template-columns: repeat(2, minmax(0, 1fr)); & > div > dd { font-size: var(--size-xl); } & > div:first-child { grid-column: 1 / -1; } & > div:first-child > dd { font-size: var(--size-3xl); } &:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`
/** H-011, C-063, C-066: what the configuration claims stands in place of what has been counted, never beside it. */
export function HomeNumbers({ statistics }: { statistics: Statistics | null }) {
  const { shops, causes, supporters } = useSite().figures
  const claimed = (count: number) => t('shopping-home:over', { count: formatCount(count) })
  const named = {
    raised: statistics && wholePounds(statistics.raised),
    supporters: supporters && claimed(supporters),
    causes: causes ? claimed(causes) : statistics && formatCount(statistics.causes),
    retailers: shops ? claimed(shops) : statistics && formatCount(statistics.retailers),
  }
  if (!Object.values(named).some(Boolean)) return null
  return (
    <section aria-label={t('shopping-home:numbers')}>
      <dl className={cx(thirds, numbers)}>
        {(['raised', 'supporters', 'causes', 'retailers'] as const).map(
          (name) =>
            named[name] && (
              <div key={name}>
                <dt>{t(`shopping-home:${name}`)}</dt>
                <dd>{named[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
