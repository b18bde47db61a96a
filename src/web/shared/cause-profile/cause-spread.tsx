import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'

const sheet = css`
  display: grid; gap: var(--s4) var(--s5); grid-template-columns: 9rem minmax(0, 1fr); align-items: center; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & img { display: block; inline-size: 100%; block-size: auto; border: 1px solid var(--line-soft); border-radius: var(--radius); }
  & > div { display: grid; gap: var(--s2); text-wrap: pretty; }
  @media (max-width: 479px) { grid-template-columns: 7rem minmax(0, 1fr); gap: var(--s4); }
`

/** a picture with a code that leads here, for whoever knows people who might shop for it. */
export function CauseSpread() {
  const { name, uri } = useProfile().cause
  // The kit’s own (`#contract/causes/kit.ts`), which would be a request more here.
  const picture = `/causes/${uri}/kit/square.png`
  return (
    <section aria-labelledby="spread">
      <h2 id="spread">{t('content:cause.spread')}</h2>
      <div className={sheet}>
        <img src={picture} alt={t('content:cause.code', { cause: name })} width={1080} height={1080} loading="lazy" />
        <div>
          <p>{t('content:cause.spreadText')}</p>
          <p>
            <a href={picture}>{t('content:cause.picture')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
