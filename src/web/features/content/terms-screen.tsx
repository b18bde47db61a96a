import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOfTerms } from '#web/i18n/page-titles.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, pageBody, soft, stack } from '#web/ui/styles.ts'

const terms = css`
  display: grid; gap: var(--s6); align-items: start; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: var(--s8); }
`
const numbered = css`
  display: grid; counter-reset: term; border-block-start: 1px solid var(--line-soft);
  & > li { counter-increment: term; display: grid; gap: var(--s3); grid-template-columns: 2rem minmax(0, 1fr); padding-block: var(--s4); border-block-end: 1px solid var(--line-soft); font-size: var(--size-l); line-height: 1.45; text-wrap: pretty; }
  & > li::before { content: counter(term) '.'; color: var(--accent); font-weight: 650; }
`
const ways = css`
  display: grid; gap: var(--s4);
  & > li { display: grid; }
`

/** Where what the terms only name is explained, or done. */
const related = {
  privacy: '/privacy',
  fees: '/our-fees-explained',
  who: '/who-can-join',
  leaving: '/account/settings/delete-account',
  help: '/contact',
} as const

/** the terms themselves, and beside them since when they count and what belongs to them. */
export function TermsScreen({ type, body, version, from }: { type: string; body: string[]; version: string; from: string }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading>{titleOfTerms(type)}</PageHeading>
      <p className={soft}>{t('content-terms:version', { version, day: formatDay(from) })}</p>
      <div className={terms}>
        <ol className={numbered}>
          {body.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <aside className={cx(card, stack)} aria-labelledby="related">
          <h2 id="related">{t('content-terms:related')}</h2>
          <ul className={ways}>
            {(['privacy', 'fees', 'who', 'leaving', 'help'] as const)
              .filter((way) => way !== type)
              .map((way) => (
                <li key={way}>
                  <Link to={related[way]}>{t(`content-terms:${way}`)}</Link>
                  <span className={soft}>{t(`content-terms:${way}Text`)}</span>
                </li>
              ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
