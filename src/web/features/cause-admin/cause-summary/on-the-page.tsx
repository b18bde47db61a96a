import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import circle from 'lucide/dist/esm/icons/circle-dashed.mjs'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card, tightStack, visuallyHidden } from '#web/ui/styles.ts'

// What is missing says what stands in for it, and what is there is one line.
const list = css`
  display: grid; margin: 0 0 calc(-1 * var(--s3));
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; padding-block: 2px; border-block-start: 1px solid var(--line-soft); line-height: 1.35; }
  & > div > svg { color: var(--ink-soft); }
  & dt { font-weight: 650; }
  & dd { margin: 0; font-size: var(--size-s); color: var(--ink-soft); overflow-wrap: anywhere; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & > div:not([data-there]) { padding-block: var(--s2); & > svg { grid-row: 1 / span 2; } & > dt { grid-area: 1 / 2; } & > dd { grid-area: 2 / 2; } & > dd:last-child { grid-area: 1 / 3 / span 2; } }
  & > div[data-there] { & > svg { color: var(--positive); } & > dt { font-weight: 500; } }
  @media (min-width: 768px) { & > div[data-there] { grid-template-columns: auto minmax(0, auto) minmax(0, 1fr) auto; & > dd:nth-of-type(1) { text-align: end; } } }
  @media (max-width: 767px) { & > div[data-there] { padding-block: 6px; & > svg { grid-row: 1 / span 2; } & > dt { grid-area: 1 / 2; } & > dd { grid-area: 2 / 2; } & > dd:last-child { grid-area: 1 / 3 / span 2; } } }
`
const add = css`padding-inline: var(--s4); border: 1px solid var(--accent); border-radius: 999px; font-weight: 600; text-decoration: none; &:hover { background: var(--accent-wash); }`

const linksOf = ({ website, socialLinks }: Cause): string =>
  (['website', 'facebook', 'twitter', 'instagram'] as const)
    .filter((name) => (name === 'website' ? (website ?? socialLinks.website) : socialLinks[name]))
    .map((name) => t(`cause-admin:summary.link.${name}`))
    .join(', ')

interface Part {
  name: string
  /** What is there; null where nothing is. */
  there: string | null
  /** What people see instead. */
  missing: string
  /** A choice that is there either way: nothing is added by changing it. */
  isChoice?: boolean
}

/** What is missing comes first; both in the order of the page where they are changed. */
const gapsFirst = (parts: readonly Part[]): Part[] => [
  ...parts.filter(({ there }) => there === null),
  ...parts.filter(({ there }) => there !== null),
]

/** Each part of a cause’s page, in the order of the page where it is changed. */
function partsOf(cause: Cause): Part[] {
  const { description, logoHttps, coverHttps, paysFor, yearTarget, mayBeMarketed, showLocationInSearch, place } = cause
  return [
    {
      name: t('cause-admin:page.description.title'),
      there: description === '' ? null : t('cause-admin:summary.there.description'),
      missing: t('cause-admin:summary.missing.description'),
    },
    {
      name: t('cause-admin:page.paysFor.title'),
      there: paysFor.length === 0 ? null : t('cause-admin:summary.there.paysFor', { count: paysFor.length }),
      missing: t('cause-admin:summary.missing.paysFor'),
    },
    {
      name: t('cause-admin:page.logo.title'),
      there: logoHttps === null ? null : t('cause-admin:summary.there.picture'),
      missing: t('cause-admin:summary.missing.logo'),
    },
    {
      name: t('cause-admin:page.cover.title'),
      there: coverHttps === null ? null : t('cause-admin:summary.there.picture'),
      missing: t('cause-admin:summary.missing.cover'),
    },
    {
      name: t('cause-admin:page.links.title'),
      there: linksOf(cause) || null,
      missing: t('cause-admin:summary.missing.links'),
    },
    {
      name: t('cause-admin:page.target.title'),
      there: yearTarget === null ? null : formatSum(yearTarget),
      missing: t('cause-admin:summary.missing.target'),
    },
    {
      name: t('cause-admin:page.visibility.title'),
      isChoice: true,
      there: showLocationInSearch ? place : null,
      missing: t('cause-admin:summary.missing.location'),
    },
    {
      name: t('cause-admin:page.found.title'),
      isChoice: true,
      there: mayBeMarketed ? t('cause-admin:summary.there.found') : null,
      missing: t('cause-admin:summary.missing.found'),
    },
  ]
}

/** What a cause’s page lacks and what stands in for it, then what it holds; each with the way to it. */
export function OnThePage({ cause }: { cause: Cause }) {
  return (
    <section className={cx(card, tightStack)} aria-labelledby="on-the-page">
      <h2 id="on-the-page">{t('cause-admin:summary.parts')}</h2>
      <dl className={list}>
        {gapsFirst(partsOf(cause)).map(({ name, there, missing, isChoice }) => (
          <div key={name} data-there={there !== null || undefined}>
            {there === null ? <Icon drawing={circle} /> : <Icon name="tick" />}
            <dt>{name}</dt>
            <dd>{there ?? missing}</dd>
            <dd>
              <Link
                to="/account/causes/$causeId/settings/cause-details"
                params={{ causeId: `${cause.id}` }}
                className={there === null && !isChoice ? add : undefined}
              >
                {t(there === null && !isChoice ? 'cause-admin:summary.add' : 'cause-admin:summary.edit')}
                <span className={visuallyHidden}> {name}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
