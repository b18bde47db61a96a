import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { usePerson } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Celebration } from '#web/ui/celebration.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'

const steps = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0;
  & a { display: flex; align-items: center; min-block-size: 56px; padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); font-weight: 600; text-decoration: none; }
  & a:hover { border-color: var(--accent); }
`

/** A cause that the register does not confirm is being checked; the person's own causes have been read anew by now. */
export function Success({ name, uri, onNext }: { name: string; uri: string; onNext(): void }) {
  const { me } = usePerson()
  const isConfirmed = me?.adminCauses.find((cause) => cause.uri === uri)?.standing === 'confirmed'
  const text = t(isConfirmed ? 'registration-done:success.text' : 'registration-done:success.beingChecked')
  return (
    <StepFrame title={t('registration-done:success.title', { name })} intro={<p>{text}</p>}>
      <Scene name="registered" />
      <div>
        <Button onClick={onNext}>{t('registration-done:success.next')}</Button>
      </div>
      <Celebration />
    </StepFrame>
  )
}

/** H-012: in the order in which they help: where the money goes, what the page says, who hears of it, the starter pack, and a call with a coach. */
export function NextSteps({ uri, audience }: { uri: string; audience: 'cause' | 'business' }) {
  const { me } = usePerson()
  const id = me?.adminCauses.find((cause) => cause.uri === uri)?.id
  const settings = id === undefined ? '/account/home' : `/account/causes/${id}/settings`
  const base = audience === 'cause' ? '/register-your-good-cause' : '/register-your-business'
  return (
    <StepFrame title={t('registration-done:next.title')}>
      <ol className={steps}>
        <li>
          <a href={id === undefined ? settings : `${settings}/payment-methods`}>{t('registration-done:next.bank')}</a>
        </li>
        <li>
          <a href={id === undefined ? settings : `${settings}/cause-details`}>{t('registration-done:next.page')}</a>
        </li>
        <li>
          <a href={id === undefined ? '/referrals' : `/referrals?cause=${id}`}>{t('registration-done:next.share')}</a>
        </li>
        <li>
          <a href="/admin-dashboard">{t('registration-done:next.starterPack')}</a>
        </li>
      </ol>
      <p className={soft}>{t('registration-done:next.bankText')}</p>
      <section className={`${card} ${tightStack}`} aria-label={t('registration-done:next.coachingTitle')}>
        <h2>{t('registration-done:next.coachingTitle')}</h2>
        <p>{t('registration-done:next.coaching')}</p>
        <div className={row}>
          <ButtonLink
            to={audience === 'cause' ? '/coaching/booking' : '/register-your-business/coaching/booking'}
            kind="secondary"
          >
            {t('registration-done:next.book')}
          </ButtonLink>
        </div>
      </section>
      <p>
        <a href={`${base}/donation-reminder`}>{t('registration-done:next.reminder')}</a>
      </p>
    </StepFrame>
  )
}
