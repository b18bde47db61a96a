import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { soft } from '#web/ui/styles.ts'

const frame = css`
  display: grid; gap: var(--s3); justify-items: center; margin: 0;
  & figcaption { font-size: var(--size-s); }
`
const phone = css`
  display: grid; gap: var(--s5); align-content: start; inline-size: min(100%, 16rem); min-block-size: 21rem; padding: var(--s5) var(--s4); border: 6px solid var(--ink); border-radius: 34px; background: linear-gradient(var(--accent-wash), var(--surface-raised)); box-shadow: var(--shadow); line-height: 1.3;
  & p { margin: 0; }
`
const message = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s1) var(--s3); align-items: center; padding: var(--s3); border-radius: 18px; background: var(--surface-raised); box-shadow: var(--shadow); font-size: var(--size-s);
  & > img { inline-size: 30px; block-size: 30px; grid-row: span 2; }
`
const icons = css`
  display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--s4); justify-items: center; font-size: 0.75rem;
  & > i { inline-size: 48px; block-size: 48px; border-radius: 13px; background: var(--surface-sunk); border: 1px solid var(--line-soft); }
  & > span { display: grid; gap: 3px; justify-items: center; font-weight: 650; text-align: center; grid-column: 2; grid-row: 2; }
  & > span > img { inline-size: 52px; block-size: 52px; padding: 9px; border-radius: 14px; background: var(--paper); box-shadow: var(--shadow); outline: 3px solid var(--highlight); outline-offset: 2px; }
`
const icon = '/static-www/icon.svg'

/** How it looks on a phone: a drawing in the page's own colours. */
export function PhoneDrawing() {
  const { name } = useSite().tenant
  return (
    <figure className={frame}>
      <div className={phone} role="img" aria-label={t('shopping-app:drawing', { site: name })}>
        <div className={message}>
          <img src={icon} alt="" />
          <b>{t('shopping-app:drawn.amount')}</b>
          <span className={soft}>{t('shopping-app:drawn.message')}</span>
        </div>
        <div className={icons}>
          <i />
          <i />
          <i />
          <i />
          <span>
            <img src={icon} alt="" />
            {name}
          </span>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <figcaption className={soft}>{t('shopping-app:drawn.caption')}</figcaption>
    </figure>
  )
}
