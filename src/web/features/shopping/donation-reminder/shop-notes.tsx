import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { type GuidePlatform, storeOf } from '#contract/shopping/reminder.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { row, soft, tightStack } from '#web/ui/styles.ts'

const note = css`
  display: grid; gap: var(--s3); padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-inline-start: 5px solid var(--highlight); border-radius: var(--radius); background: var(--waiting-wash);
  & > h2 { font-size: var(--size-l); }
`
const choices = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); gap: var(--s3);
  & a { display: flex; align-items: center; justify-content: space-between; gap: var(--s3); min-block-size: 56px; padding: var(--s2) var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); color: var(--ink); font-weight: 650; line-height: 1.25; text-decoration: none; block-size: 100%; }
  & a:hover { border-color: var(--accent); background: var(--accent-wash); }
  & svg { color: var(--accent); }
`

/** Ways to raise money without the extension. */
export function Instead() {
  return (
    <div className={row}>
      <ButtonLink to="/retailers">{t('shopping-reminder:instead.start')}</ButtonLink>
      <ButtonLink to="/donation-reminder/guide-quickstart/favourites" kind="secondary">
        {t('shopping-reminder:instead.favourites')}
      </ButtonLink>
    </div>
  )
}

/** Where this browser's shop does not have it: said plainly, with what one can do instead. */
export function NotThereYet({ platform }: { platform: GuidePlatform }) {
  const { tenant } = useSite()
  const values = {
    site: tenant.name,
    browser: t(`shopping-reminder:browser.${platform}`),
    shop: t(`shopping-reminder:shop.${storeOf[platform]}`),
  }
  return (
    <div className={note}>
      <h2>{t('shopping-reminder:missing.title', values)}</h2>
      <p>{t('shopping-reminder:missing.text', values)}</p>
      <Instead />
    </div>
  )
}

/** A guide for each browser, as links: they work whichever browser this is. */
export function BrowserChoices({ title, names }: { title?: string; names: readonly GuidePlatform[] }) {
  return (
    <div className={tightStack}>
      {title && <p className={soft}>{title}</p>}
      <ul className={choices}>
        {names.map((platformType) => (
          <li key={platformType}>
            <Link to="/donation-reminder/guides/$platformType" params={{ platformType }}>
              {t(`shopping-reminder:choice.${platformType}`)}
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
