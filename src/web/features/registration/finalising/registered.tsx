import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import { ShareWays } from '#web/shared/cause-profile/share-ways.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Celebration } from '#web/ui/celebration.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, stack, tightStack } from '#web/ui/styles.ts'

const celebrated = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s5);
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`
const steps = css`
  display: grid; counter-reset: step; list-style: none; padding: 0; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: hidden;
  & li + li { border-block-start: 1px solid var(--line-soft); }
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: var(--s4); padding: var(--s4); color: inherit; text-decoration: none; counter-increment: step; }
  & a::before { content: counter(step) / ''; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); font-weight: 650; }
  & a:hover { background: var(--accent-wash); }
  & a:hover::before { background: var(--surface-raised); }
  & a:focus-visible { outline-offset: -3px; }
  & b { color: var(--accent); font-weight: 600; }
  & span { display: block; color: var(--ink-soft); font-size: var(--size-s); }
`

interface Step {
  name: 'bank' | 'page' | 'share' | 'starterPack'
  href: string
}

/** A cause that the register does not confirm is being checked; the person's own causes have been read anew by now. */
export function Success({ name, uri, onNext }: { name: string; uri: string; onNext(): void }) {
  const { api } = useSite()
  const { me } = usePerson()
  const isConfirmed = me?.adminCauses.find((cause) => cause.uri === uri)?.standing === 'confirmed'
  const text = t(isConfirmed ? 'registration-done:success.text' : 'registration-done:success.beingChecked')
  return (
    <StepFrame title={t('registration-done:success.title', { name })}>
      <div className={celebrated}>
        <p>{text}</p>
        <Scene name="registered" />
      </div>
      <section className={`${card} ${stack}`} aria-labelledby="share-page">
        <h2 id="share-page">{t('registration-done:success.share')}</h2>
        <ShareWays cause={{ name, uri }} onShared={() => keepShared(api)} />
      </section>
      <div>
        <Button kind="secondary" onClick={onNext}>
          {t('registration-done:success.next')}
        </Button>
      </div>
      <Celebration />
    </StepFrame>
  )
}

/** H-012: in the order in which they help: where the money goes, what the page says, who hears of it, the starter pack, and a call with a coach. */
export function NextSteps({ uri, audience }: { uri: string; audience: 'cause' | 'business' }) {
  const { me } = usePerson()
  const id = me?.adminCauses.find((cause) => cause.uri === uri)?.id
  const settings = id === undefined ? null : `/account/causes/${id}/settings`
  const base = audience === 'cause' ? '/register-your-good-cause' : '/register-your-business'
  const toDo: Step[] = [
    { name: 'bank', href: settings ? `${settings}/payment-methods` : '/account/home' },
    { name: 'page', href: settings ? `${settings}/cause-details` : '/account/home' },
    { name: 'share', href: id === undefined ? '/referrals' : `/referrals?cause=${id}` },
    { name: 'starterPack', href: '/admin-dashboard' },
  ]
  return (
    <StepFrame title={t('registration-done:next.title')}>
      <ol className={steps}>
        {toDo.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>
              <div>
                <b>{t(`registration-done:next.${name}`)}</b> <span>{t(`registration-done:next.${name}Text`)}</span>
              </div>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ol>
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
