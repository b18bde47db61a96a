import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { bySearch } from '#web/ui/by-search.ts'
import { Icon } from '#web/ui/icons.tsx'
import { LinkMenu } from '#web/ui/link-menu.tsx'
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

// On a band of the accent’s wash. What is chosen is filled; who gives more for a while comes last, behind a line, so that nothing moves where it isn’t offered. On phones it stands alone, as a menu holds what they sell.
const filters = css`
  position: relative;
  && a { gap: var(--s2); border-color: var(--line-soft); background: var(--surface-raised); font-weight: 500; }
  && > [data-more] { margin-inline-start: var(--s4); &::before { content: ''; position: absolute; translate: calc(-1 * var(--s4) - var(--s3)); block-size: 24px; border-inline-start: 1px solid var(--line); } }
  @media (max-width: 767px) { & > :not([data-more]) { display: none; } && > [data-more] { margin: 0; &::before { content: none; } } &:not(:has([data-more])) { display: none; } }
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
const onPhones = css`@media (min-width: 768px) { display: none; }`
type Shown = Omit<RetailersQuery, 'page'>

/** Who has run down a list sees the next one from its start. */
function showStart({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('[data-chosen]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}

/** What is chosen while another choice is still loading is chosen beside it: it goes by the address of the moment, not by the page that is shown. */
const choosing =
  (choice: Shown) =>
  ({ letter, category, increased, order }: Shown) => ({ letter, category, increased, order, ...choice })

/** Links, as every list has its own address: each changes one thing of what is shown. */
const link = (choice: Shown, words: string, onClick?: MouseEventHandler<HTMLElement>) => (
  <Link
    key={words}
    to="/retailers"
    from="/retailers/"
    search={choosing(choice)}
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

interface FiltersProps {
  categories: readonly string[]
  asked: Shown
  /** Whether those that give more for a while are offered: where some of them stand below, with the way to all, they aren’t. */
  offersMore: boolean
}

/** N-005: shops by what they sell, and those that give more for a while: pressed again, that is no longer asked for. */
export function Filters({ categories, asked, offersMore }: FiltersProps) {
  const { increased } = asked
  return (
    <nav className={cx(chips, filters)} aria-label={t('shopping:list.filters')}>
      {link({ category: undefined }, t('shopping:list.everyCategory'))}
      {categories.map((each) => link({ category: each }, each))}
      {offersMore && (
        <Link
          to="/retailers"
          from="/retailers/"
          search={choosing({ increased: increased ? undefined : true })}
          activeOptions={bySearch}
          aria-current={increased && 'true'}
          resetScroll={false}
          data-more
        >
          <Icon name={increased ? 'cross' : 'clock'} />
          {t('shopping:list.increased')}
        </Link>
      )}
    </nav>
  )
}

/** On phones, what they sell: a menu that shows none of it cut off. */
export function Categories({ categories, asked }: Pick<FiltersProps, 'categories' | 'asked'>) {
  const every = t('shopping:list.everyCategory')
  return (
    <LinkMenu
      className={onPhones}
      label={t('shopping:list.categories')}
      chosen={asked.category ?? every}
      isOn={asked.category !== undefined}
    >
      {(onClick) => [
        link({ category: undefined }, every, onClick),
        ...categories.map((each) => link({ category: each }, each, onClick)),
      ]}
    </LinkMenu>
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
  const words = (each: Shown['order']) => t(`shopping:list.by.${each ?? 'name'}`)
  return (
    <LinkMenu label={t('shopping:list.order')} chosen={chosenOf(t('shopping:list.order'), words(asked.order))}>
      {(onClick) => ([undefined, 'popular', 'rate'] as const).map((each) => link({ order: each }, words(each), onClick))}
    </LinkMenu>
  )
}
