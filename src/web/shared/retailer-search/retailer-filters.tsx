import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, MouseEventHandler } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { bySearch } from '#web/ui/by-search.ts'
import { LetterNav } from '#web/ui/letter-nav.tsx'
import { LinkMenu } from '#web/ui/link-menu.tsx'
import { soft } from '#web/ui/styles.ts'

/** What the address of the list says. */
export interface RetailersQuery {
  letter?: string | undefined
  category?: string | undefined
  order?: 'popular' | 'rate' | undefined
  page?: number | undefined
}

const letters = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center; justify-content: space-between;
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & > nav { min-inline-size: 0; }
  & > nav a { border-color: transparent; background: none; }
  & > nav a[aria-current] { background: var(--accent); }
  @media (max-width: 767px) { & > nav { inline-size: calc(100% + 2 * var(--s4)); gap: 0; } }
  @media (min-width: 1024px) { & > nav { gap: 2px; } & > nav a { min-inline-size: 32px; padding-inline: 2px; } & > nav > :first-child { padding-inline: var(--s3); } }
  /* In one row with two menus, whatever these say. */
  @media (min-width: 1200px) { & > nav { flex: 1; flex-wrap: nowrap; } & > nav a { flex: 0 1 32px; min-inline-size: 24px; padding-inline: 0; } & > nav > :first-child { flex: none; } }
`
type Shown = Pick<RetailersQuery, 'letter' | 'category' | 'order'>

/** Who has run down a list sees the next one from its start. */
function showStart({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('[data-chosen]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}

/** Links, as every list has its own address: each changes one thing of what is shown. */
const linkWith = (asked: Shown) =>
  function link(search: Shown, words: string, onClick?: MouseEventHandler<HTMLElement>) {
    return (
      <Link
        key={words}
        to="/retailers"
        search={{ ...asked, ...search }}
        activeOptions={bySearch}
        onClick={(event) => {
          showStart(event)
          onClick?.(event)
        }}
        resetScroll={false}
      >
        {words}
      </Link>
    )
  }

/** N-005: shops by what they sell. */
export function Kinds({ categories, asked }: { categories: readonly string[]; asked: Shown }) {
  const link = linkWith(asked)
  const every = t('shopping:list.everyCategory')
  return (
    <LinkMenu label={t('shell:categories')} chosen={asked.category ?? every} isOn={asked.category !== undefined}>
      {(onClick) => [
        link({ category: undefined }, every, onClick),
        ...categories.map((each) => link({ category: each }, each, onClick)),
      ]}
    </LinkMenu>
  )
}

/** The shops of one letter. */
export function Letters({ letters: known, asked }: { letters: readonly string[]; asked: Shown }) {
  const link = linkWith(asked)
  return (
    <div className={letters}>
      <LetterNav label={t('shopping:list.letters')}>
        {link({ letter: undefined }, t('shopping:list.everyLetter'))}
        {known.map((each) => link({ letter: each }, each))}
      </LetterNav>
      {asked.letter && asked.category && (
        <Link to="/retailers" search={{ order: asked.order }} resetScroll={false}>
          {t('shopping:list.clear')}
        </Link>
      )}
    </div>
  )
}

/** How they are sorted. */
export function Order({ asked }: { asked: Shown }) {
  const link = linkWith(asked)
  const words = (each: Shown['order']) => t(`shopping:list.by.${each ?? 'name'}`)
  return (
    <LinkMenu
      label={t('shopping:list.order')}
      chosen={
        <span>
          <span className={soft}>{t('shopping:list.order')}</span> {words(asked.order)}
        </span>
      }
    >
      {(onClick) => ([undefined, 'popular', 'rate'] as const).map((each) => link({ order: each }, words(each), onClick))}
    </LinkMenu>
  )
}
