import { css } from '@linaria/core'
import { useState } from 'react'
import gallery from '#locales/en-GB/gallery.json'
import { Button } from '#web/ui/button.tsx'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Celebration } from '#web/ui/celebration.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { row, stack } from '#web/ui/styles.ts'

const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
`
const shown: SceneName[] = [
  'choose',
  'shop',
  'paid',
  'no-donations',
  'no-claims',
  'no-notices',
  'no-results',
  'registered',
  'sent',
  'arrived',
  'card-full',
  'failed',
  'offline',
  'not-found',
  'expired',
]
const shops = ['Audio', 'Shoes', 'Bakery', 'Cottages', 'Pets', 'Energy', 'Books', 'Cycles']

const places = ['Hospice', 'Animals', 'Scouts']

/** Drawings, marks and the celebration, in the colours of the page. */
export function DrawingsPart() {
  const [count, setCount] = useState(0)
  return (
    <section className={stack} aria-label={gallery.drawings}>
      <h2>{gallery.drawings}</h2>
      <div className={grid}>
        {shown.map((name) => (
          <Scene key={name} name={name} />
        ))}
      </div>
      <div className={row}>
        {shops.map((name) => (
          <ShopMark key={name} name={name} category="" />
        ))}
      </div>
      <div className={grid}>
        {(['charity', 'school', 'club', 'group', 'individual', 'business'] as const).map((kind) => (
          <CauseCover key={kind} name="" kind={kind} picture={null} />
        ))}
        {places.map((name) => (
          <CauseCover key={name} name={name} kind="charity" picture={null} />
        ))}
      </div>
      <div>
        <Button kind="secondary" onClick={() => setCount(count + 1)}>
          {gallery.celebrate}
        </Button>
      </div>
      {count > 0 && <Celebration key={count} />}
    </section>
  )
}
