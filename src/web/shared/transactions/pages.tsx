import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { chips, PageNumbers } from '#web/ui/letter-nav.tsx'
import { row } from '#web/ui/styles.ts'

// On a phone the numbers have a line of their own.
const line = css`@media (max-width: 767px) { & > div { order: -1; flex-basis: 100%; } }`

interface PagesProps {
  page: number
  pages: number
  isBusy: boolean
  onChoose(page: number): void
}

/** The way to newer and older donations, and to any page of them. */
export function Pages({ page, pages, isBusy, onChoose }: PagesProps) {
  const ways = { newer: () => onChoose(page - 1), older: () => onChoose(page + 1) }
  return (
    <nav className={cx(row, line)} aria-label={t('giving:list.pages')}>
      {page > 1 && (
        <Button kind="secondary" isBusy={isBusy} onClick={ways.newer}>
          {t('giving:list.newer')}
        </Button>
      )}
      <div className={chips}>
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
      </div>
      {page < pages && (
        <Button kind="secondary" isBusy={isBusy} onClick={ways.older}>
          {t('giving:list.older')}
        </Button>
      )}
    </nav>
  )
}
