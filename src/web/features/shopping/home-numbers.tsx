import { css } from '@linaria/core'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { type Statistics, wholePounds } from './home-data.ts'

// The first is what counts; the others stand below it, in one line.
const numbers = css`
  display: flex; flex-wrap: wrap; gap: var(--s4) var(--s6);
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dd { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
  & dt { color: var(--ink-soft); overflow-wrap: anywhere; }
  & > :first-child { flex: 1 0 100%; }
  & > :first-child > dd { font-size: clamp(3rem, 2rem + 4vw, 4.5rem); line-height: 1.05; color: var(--accent); }
  @media (max-width: 479px) { gap: var(--s4); & > div { flex: 1 1 40%; } }
  & > :first-child > dt { font-size: var(--size-l); color: var(--ink); }
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
      <dl className={numbers}>
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
