import { css } from '@linaria/core'
import { type KitFile, kitAddress } from '#contract/causes/kit.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { useProfile } from './profile-context.ts'
import { shareAddresses } from './share-addresses.ts'

const sheet = css`
  display: grid; gap: var(--s4) var(--s5); grid-template-columns: 13rem minmax(0, 1fr); align-items: center; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & > img { inline-size: 100%; block-size: auto; border: 1px solid var(--line-soft); border-radius: var(--radius); }
  & > div { display: grid; gap: var(--s3); text-wrap: pretty; }
  & ul { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); & + ul { gap: 0 var(--s4); } }
  & li > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & ul:first-of-type a { padding-inline: var(--s4); border: 1px solid var(--accent); border-radius: 999px; color: var(--accent); font-weight: 600; text-decoration: none; &:hover { background: var(--accent-wash); } }
  @media (max-width: 767px) { gap: var(--s4); }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); }
`

const Out = ({ to, children }: { to: string; children: string }) => (
  <li>
    <a href={to} rel="noreferrer">
      {children}
    </a>
  </li>
)

/** the ways to pass the page on, for whoever knows people who might shop for it; without a script too. */
export function CauseSpread() {
  const { origin } = useSite()
  const { name, uri } = useProfile().cause
  const to = shareAddresses(name, `${origin}/causes/${uri}`, t('content:cause.shareText', { cause: name }))
  const kit = (file: KitFile) => kitAddress(uri, file)
  return (
    <section aria-labelledby="spread">
      <h2 id="spread">{t('content:cause.spread')}</h2>
      <div className={sheet}>
        <img
          src={kit('square-small.webp')}
          alt={t('content:cause.pictureOf', { cause: name })}
          width={480}
          height={480}
          loading="lazy"
        />
        <div>
          <p>{t('content:cause.spreadText')}</p>
          <ul>
            <Out to={to.whatsApp}>{t('content:cause.whatsApp')}</Out>
            <Out to={to.facebook}>{t('content:cause.link.facebook')}</Out>
            <Out to={to.email}>{t('content:cause.email')}</Out>
          </ul>
          <ul>
            <Out to={kit('square.png')}>{t('content:cause.picture')}</Out>
            <Out to={kit('button.png')}>{t('content:cause.button')}</Out>
          </ul>
        </div>
      </div>
    </section>
  )
}
