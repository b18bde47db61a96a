import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { bySearch } from '#web/ui/by-search.ts'
import { Icon } from '#web/ui/icons.tsx'
import { LinkMenu } from '#web/ui/link-menu.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { soft } from '#web/ui/styles.ts'
import { chips } from './category-links.tsx'

/** What the address of the list says. */
export interface RetailersQuery {
  letter?: string | undefined
  category?: string | undefined
  /** Only what gives more for a while. */
  increased?: true | undefined
  order?: 'popular' | 'rate' | undefined
  page?: number | undefined
}

// On a band of the accent’s wash. What is chosen is filled; who gives more for a while has the colour of offers, and a line between it and what shops sell.
const filters = css`
  position: relative;
  && a { gap: var(--s2); border-color: var(--line-soft); background: var(--surface-raised); font-weight: 500; }
  && > :nth-child(2) { margin-inline-start: var(--s4); &::before { content: ''; position: absolute; translate: calc(-1 * var(--s4) - var(--s3)); block-size: 24px; border-inline-start: 1px solid var(--line); } }
  && a:hover { border-color: var(--accent); }
  && a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
  @media (forced-colors: active) { && a[aria-current] { outline: 2px solid Highlight; } }
`
// Where there is room for all of them they stand in one row; else a menu holds them, so that none is out of sight.
const letters = css`
  & a { justify-content: center; text-transform: capitalize; font-weight: 600; }
  @media (max-width: 1023px) { && > nav:popover-open { display: grid; gap: var(--s1); grid-template-columns: repeat(6, minmax(44px, 1fr)); & > :first-child { grid-column: span 2; } } && a { padding: 0; border: 1px solid var(--line-soft); } }
  @media (min-width: 1024px) {
    & > button { display: none; }
    && > nav { position: static; display: flex; gap: 2px; margin: 0; padding: 0; border: 0; background: none; box-shadow: none; inline-size: auto; max-inline-size: none; max-block-size: none; overflow: visible; }
    && a { flex: 0 1 34px; min-inline-size: 24px; padding-inline: 0; color: var(--accent); }
    && > nav > :first-child { flex: none; padding-inline: var(--s3); }
    && a[aria-current] { color: var(--accent-ink); }
  }
`
type Shown = Omit<RetailersQuery, 'page'>

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

/** N-005: shops by what they sell, and those that give more for a while: pressed again, that is no longer asked for. */
export function Filters({ categories, asked }: { categories: readonly string[]; asked: Shown }) {
  const { category, increased } = asked
  const link = linkWith(asked)
  return (
    <nav className={cx(chips, filters)} aria-label={t('shopping:list.filters')} ref={category ? showCurrent : null}>
      <Link
        to="/retailers"
        search={{ ...asked, increased: increased ? undefined : true }}
        activeOptions={bySearch}
        aria-current={increased && 'true'}
        resetScroll={false}
      >
        <Icon name={increased ? 'cross' : 'clock'} />
        {t('shopping:list.increased')}
      </Link>
      {link({ category: undefined }, t('shopping:list.everyCategory'))}
      {categories.map((each) => link({ category: each }, each))}
    </nav>
  )
}

/** What a menu is about, and what is chosen of it. */
const chosenOf = (about: string, chosen: ReactNode) => (
  <span>
    <span className={soft}>{about}</span> {chosen}
  </span>
)

/** The shops of one letter. */
export function Letters({ letters: known, asked }: { letters: readonly string[]; asked: Shown }) {
  const link = linkWith(asked)
  const every = t('shopping:list.everyLetter')
  return (
    <LinkMenu
      className={letters}
      label={t('shopping:list.letters')}
      chosen={chosenOf(t('shopping:list.letter'), asked.letter?.toUpperCase() ?? every)}
      isOn={asked.letter !== undefined}
    >
      {(onClick) => [link({ letter: undefined }, every, onClick), ...known.map((each) => link({ letter: each }, each, onClick))]}
    </LinkMenu>
  )
}

/** How they are sorted. */
export function Order({ asked }: { asked: Shown }) {
  const link = linkWith(asked)
  const words = (each: Shown['order']) => t(`shopping:list.by.${each ?? 'name'}`)
  return (
    <LinkMenu label={t('shopping:list.order')} chosen={chosenOf(t('shopping:list.order'), words(asked.order))}>
      {(onClick) => ([undefined, 'popular', 'rate'] as const).map((each) => link({ order: each }, words(each), onClick))}
    </LinkMenu>
  )
}
