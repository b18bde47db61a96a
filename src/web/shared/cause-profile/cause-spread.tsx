import { css } from '@linaria/core'
import { type KitFile, kitAddress } from '#contract/causes/kit.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { useProfile } from './profile-context.ts'
import { shareAddresses } from './share-addresses.ts'

const sheet = css`
  display: grid; gap: var(--s4) var(--s5); grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & > img { inline-size: 9rem; block-size: auto; border: 1px solid var(--line-soft); border-radius: var(--radius); }
  & > figure { display: grid; gap: var(--s1); margin: 0; justify-items: center; color: var(--ink-soft); font-size: var(--size-s); & > img { border-radius: var(--radius); } }
  & > div { display: grid; gap: var(--s1); text-wrap: pretty; }
  & ul { display: flex; flex-wrap: wrap; gap: var(--s2); padding-block-start: var(--s2); }
  & li > a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s4); border: 1px solid var(--accent); border-radius: 999px; color: var(--accent); font-weight: 600; text-decoration: none; &:hover { background: var(--accent-wash); } }
  /* Nobody points a phone at itself. */
  @media (max-width: 767px) { padding: var(--s4); gap: var(--s4); grid-template-columns: auto minmax(0, 1fr); & > figure { display: none; } & > img { inline-size: 7rem; align-self: start; } }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); & > img { inline-size: 10rem; } }
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
          src={kit('square.png')}
          alt={t('content:cause.pictureOf', { cause: name })}
          width={144}
          height={144}
          loading="lazy"
        />
        <div>
          <p>{t('content:cause.spreadText')}</p>
          <ul>
            <Out to={to.whatsApp}>{t('content:cause.whatsApp')}</Out>
            <Out to={to.facebook}>{t('content:cause.link.facebook')}</Out>
            <Out to={to.email}>{t('content:cause.email')}</Out>
            <Out to={kit('square.png')}>{t('content:cause.picture')}</Out>
            <Out to={kit('button.png')}>{t('content:cause.button')}</Out>
          </ul>
        </div>
        <figure>
          <img src={kit('code.png')} alt={t('content:cause.code', { cause: name })} width={112} height={112} loading="lazy" />
          <figcaption>{t('content:cause.scan')}</figcaption>
        </figure>
      </div>
    </section>
  )
}
