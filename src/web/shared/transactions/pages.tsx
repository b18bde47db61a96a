import { t } from '#web/i18n/i18n.ts'
import { LetterNav, PageNumbers } from '#web/ui/letter-nav.tsx'

interface PagesProps {
  page: number
  pages: number
  isBusy: boolean
  onChoose(page: number): void
}

/** The way to the pages before and after, and to any page of the donations. */
export function Pages({ page, pages, isBusy, onChoose }: PagesProps) {
  const ways = { previous: () => onChoose(page - 1), next: () => onChoose(page + 1) }
  const step = (way: keyof typeof ways) => (
    <button type="button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && ways[way]()}>
      {t(`giving:list.${way}`)}
    </button>
  )
  return (
    <LetterNav label={t('giving:list.pages')}>
      {page > 1 && step('previous')}
      <PageNumbers page={page} pages={pages}>
        {(one) => (
          <button
            type="button"
            aria-label={t('giving:list.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onChoose(one)}
          >
            {one}
          </button>
        )}
      </PageNumbers>
      {page < pages && step('next')}
    </LetterNav>
  )
}
