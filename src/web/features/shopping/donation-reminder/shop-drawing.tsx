import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { soft } from '#web/ui/styles.ts'

const frame = css`
  display: grid; gap: var(--s3); align-content: start; margin: 0; inline-size: 100%;
  & figcaption { font-size: var(--size-s); text-wrap: balance; }
`
const shell = css`
  border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); box-shadow: var(--shadow); overflow: hidden; font-size: var(--size-s); line-height: 1.3;
  & p { margin: 0; }
`
const toolbar = css`
  display: flex; gap: var(--s2); align-items: center; padding: var(--s2) var(--s3); background: var(--surface-sunk);
  & > i { inline-size: 9px; block-size: 9px; border-radius: 50%; background: var(--line-soft); flex: none; }
  & > span { flex: 1; min-inline-size: 0; padding: 2px var(--s3); border-radius: 14px; background: var(--surface-raised); color: var(--ink-soft); }
  & > b { display: grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: 6px; background: var(--accent); color: var(--accent-ink); flex: none; position: relative; }
  & > b::after { content: ''; position: absolute; inset-block-start: -3px; inset-inline-end: -3px; inline-size: 9px; block-size: 9px; border-radius: 50%; background: var(--highlight); border: 2px solid var(--surface-sunk); }
  & > b > svg { inline-size: 14px; block-size: 14px; fill: currentcolor; }
`
const bar = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: center; justify-content: space-between; margin: 0 var(--s3) var(--s3); padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-block-start: 4px solid var(--accent); border-radius: var(--radius-card); box-shadow: var(--shadow);
  & > p { flex: 1 1 10rem; display: grid; gap: 2px; }
  & > p > b { font-size: var(--size-m); }
  & > span { padding: var(--s2) var(--s4); border-radius: var(--radius); background: var(--accent); color: var(--accent-ink); font-weight: 650; white-space: nowrap; box-shadow: inset 0 -2px 0 var(--edge); }
`
const goods = css`
  display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--s3); padding: var(--s4) var(--s4) var(--s3);
  & > i { display: block; block-size: 9px; border-radius: 5px; background: var(--surface-sunk); }
  & > i:first-child { grid-column: 1 / -1; inline-size: 45%; block-size: 14px; }
  & > b { display: block; aspect-ratio: 5 / 4; border-radius: var(--radius); background: var(--surface-sunk); }
  & > b:nth-of-type(2) { background: linear-gradient(var(--accent-wash), var(--surface-sunk)); }
`
const phone = css`max-inline-size: 17rem; border-width: 5px; border-color: var(--line); border-radius: 28px; & i { min-inline-size: 0; }`

/** How it looks at a shop: a drawing in the page's own colours. `isPhone` has the address at its foot, as Safari does. */
export function ShopDrawing({ isPhone = false }: { isPhone?: boolean }) {
  const address = (
    <div className={toolbar}>
      {!isPhone && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
      <span>{t('shopping-reminder:drawn.address')}</span>
      <b>
        <Icon name="heart" />
      </b>
    </div>
  )
  return (
    <figure className={frame}>
      <div className={cx(shell, isPhone && phone)} role="img" aria-label={t('shopping-reminder:drawing')}>
        {!isPhone && address}
        <div className={goods}>
          <i />
          <b />
          <b />
          <b />
          <i />
          <i />
          <i />
        </div>
        <div className={bar}>
          <p>
            <b>
              {t('shopping-reminder:drawn.shop')} {t('shopping-reminder:drawn.gives')}
            </b>
            <span className={soft}>{t('shopping-reminder:drawn.text')}</span>
          </p>
          <span>{t('shopping-reminder:drawn.start')}</span>
        </div>
        {isPhone && address}
      </div>
      <figcaption className={soft}>{t('shopping-reminder:drawn.caption')}</figcaption>
    </figure>
  )
}
