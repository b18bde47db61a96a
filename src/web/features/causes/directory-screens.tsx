import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CallDetails } from '#contract/call.ts'
import type { directoryCalls } from '#contract/causes/directory.calls.ts'
import { otherNames } from '#contract/causes/directory.ts'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { carryFace } from '#web/ui/carry-face.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Face } from '#web/ui/face.tsx'
import { LetterNav, PageNumbers } from '#web/ui/letter-nav.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, pageBody, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { type DirectoryPage, titleOf } from './directory-title.ts'

const columns = css`
  display: grid; gap: var(--s2) var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  & a { display: flex; justify-content: space-between; gap: var(--s3); align-items: center; min-block-size: 44px; border-block-end: 1px solid var(--line-soft); text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & span { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  @media (max-width: 479px) { grid-template-columns: repeat(2, minmax(0, 1fr)); & a { block-size: 100%; overflow-wrap: anywhere; } }
`
const entries = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`
const entry = css`
  display: flex; gap: var(--s4); align-items: center; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; overflow-wrap: anywhere;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
`

const letterOf = (prefix: string) => (prefix === otherNames ? t('causes-directory:others') : prefix)

interface DirectoryLink {
  prefix: string
  name: string
  count: number
}

/** So many are seen at once; the others are a press away. */
const mostShown = 12

const DirectoryLinks = ({ links }: { links: readonly DirectoryLink[] }) => (
  <ul className={columns}>
    {links.map(({ prefix, name, count }) => (
      <li key={prefix}>
        <Link to="/cause-directory/$prefix" params={{ prefix }}>
          {name} <span>{formatCount(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/** where every cause can be found from, by name, kind and place; first by what stands in it. */
export function DirectoryScreen({
  total,
  letters,
  kinds,
  places,
  children,
}: CallDetails<typeof directoryCalls.readDirectory> & { children: ReactNode }) {
  const named = [
    {
      id: 'kind',
      title: t('causes-directory:byKind'),
      links: kinds
        .filter(({ count }) => count > 0)
        .map(({ prefix, kind, count }) => ({ prefix, count, name: t(`causes-directory:kind.${kind}`) })),
    },
    {
      id: 'place',
      title: t('causes-directory:byPlace'),
      links: places.map(({ prefix, place, count }) => ({ prefix, count, name: place })),
    },
  ]
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('causes-directory:intro')}>{t('causes-directory:title')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/support-a-good-cause/step-1">{t('causes-directory:search')}</ButtonLink>
        <span className={soft}>{t('causes-directory:total', { count: total })}</span>
      </div>
      {children}
      <section className={tightStack} aria-labelledby="by-letter">
        <h2 id="by-letter">{t('causes-directory:byLetter')}</h2>
        <LetterNav label={t('causes-directory:byLetter')}>
          {letters.map(({ prefix, count }) => (
            <Link
              key={prefix}
              to="/cause-directory/$prefix"
              params={{ prefix }}
              aria-label={t('causes-directory:letterCount', {
                letter: letterOf(prefix),
                causes: t('causes-directory:count', { count }),
              })}
            >
              {prefix}
            </Link>
          ))}
        </LetterNav>
      </section>
      {named.map(({ id, title, links }) => (
        <section key={id} className={tightStack} aria-labelledby={`by-${id}`}>
          <h2 id={`by-${id}`}>{title}</h2>
          <DirectoryLinks links={links.slice(0, mostShown)} />
          {links.length > mostShown && (
            <Disclosure title={t('causes-directory:morePlaces', { count: links.length - mostShown })}>
              <DirectoryLinks links={links.slice(mostShown)} />
            </Disclosure>
          )}
        </section>
      ))}
      <section className={cx(card, tightStack)} aria-labelledby="missing">
        <h2 id="missing">{t('causes-directory:missing')}</h2>
        <p>{t('causes-directory:missingText')}</p>
        <div>
          <ButtonLink to="/register-your-good-cause" kind="secondary">
            {t('causes-directory:register')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

function PageLink({ prefix, page, isShown }: { prefix: string; page: number; isShown: boolean }) {
  const said = { 'aria-label': t('causes-directory:page', { page }), 'aria-current': isShown ? ('page' as const) : undefined }
  return page === 1 ? (
    <Link to="/cause-directory/$prefix" params={{ prefix }} activeOptions={{ exact: true }} activeProps={{}} {...said}>
      {page}
    </Link>
  ) : (
    <Link to="/cause-directory/$prefix/$page" params={{ prefix, page: String(page) }} activeProps={{}} {...said}>
      {page}
    </Link>
  )
}

/** the causes of one letter, kind or place, fifty a page. */
export function DirectoryPartScreen({ causes, total, pages, page, prefix, place }: DirectoryPage) {
  const counted = t('causes-directory:count', { count: total })
  return (
    <div className={cx(pageBody, stack)}>
      <p>
        <Link to="/cause-directory">{t('causes-directory:back')}</Link>
      </p>
      <PageHeading>{titleOf({ prefix, place })}</PageHeading>
      <p className={soft}>{pages > 1 ? t('causes-directory:shown', { causes: counted, page, pages }) : counted}</p>
      {causes.length === 0 ? (
        <>
          <p>{t('causes-directory:none')}</p>
          <div>
            <ButtonLink to="/register-your-good-cause" kind="secondary">
              {t('causes-directory:register')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <ul className={entries}>
          {causes.map((cause) => (
            <li key={cause.id}>
              <Link
                to="/causes/$causeSlug"
                params={{ causeSlug: cause.uri }}
                className={entry}
                viewTransition
                onClick={carryFace}
              >
                <Face name={cause.name} picture={cause.logoHttps} />
                <span>
                  <b>{cause.name}</b>
                  <br />
                  <span className={soft}>{[causeLabel(cause), cause.place].filter(Boolean).join(', ')}</span>
                  {cause.isDormant && (
                    <>
                      <br />
                      <Status tone="waiting">{t('causes-directory:dormant')}</Status>
                    </>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <LetterNav label={t('causes-directory:pages')}>
          <PageNumbers page={page} pages={pages}>
            {(one) => <PageLink prefix={prefix} page={one} isShown={one === page} />}
          </PageNumbers>
        </LetterNav>
      )}
    </div>
  )
}
