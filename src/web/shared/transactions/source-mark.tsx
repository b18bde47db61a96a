import { css } from '@linaria/core'
import gift from 'lucide/dist/esm/icons/gift.mjs'
import type { ReactNode } from 'react'
import type { Transaction } from '#contract/giving/donation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'

const marked = css`
  display: flex; gap: var(--s3); align-items: center; min-inline-size: 0;
  && > [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); }
  @media (max-width: 767px) { gap: var(--s2); && > [data-face] { inline-size: 2rem; block-size: 2rem; } }
`
const ours = css`display: grid; place-items: center; flex: none; background: var(--highlight); color: var(--highlight-ink);`

interface MarkedProps {
  transaction: Pick<Transaction, 'bonus' | 'retailerName' | 'retailerCategory'>
  children?: ReactNode
}

/** A donation's name with the mark by which one knows whom it comes from. */
export function Marked({ transaction, children }: MarkedProps) {
  return (
    <span className={marked}>
      {transaction.bonus ? (
        <span className={ours} aria-hidden="true" data-face>
          <Icon drawing={gift} />
        </span>
      ) : (
        <ShopMark name={transaction.retailerName} category={transaction.retailerCategory} />
      )}
      {children}
    </span>
  )
}
