import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import chat from 'lucide/dist/esm/icons/message-circle.mjs'
import shared from 'lucide/dist/esm/icons/share-2.mjs'
import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { ReferralsSoFar } from './referrals-so-far.tsx'
import { referralsWith } from './rewards.implementations.ts'

const Code = lazyPart(lazyImport(async () => (await import('#web/ui/qr-code.tsx')).QrCode))

const page = css`&& { gap: var(--s7); }`
const top = css`&& { gap: var(--s5); }`
// What one gives by it, what one’s friend is sent, and the ways to send it.
const hero = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); padding: var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
  & > div { display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-content: start; }
  @media (min-width: 768px) { padding: var(--s6); & > div { gap: var(--s5); } }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) auto; gap: var(--s6); }
  @media (forced-colors: active) { border: 1px solid; }
`
const promise = css`
  font-size: var(--size-l); line-height: 1.4; text-wrap: pretty;
  & > b { display: block; padding-block-end: var(--s2); font: 700 clamp(2.1rem, 1.4rem + 2.6vw, 3.25rem) / 1.1 var(--text); color: var(--accent); text-wrap: balance; }
`
const part = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > p { text-wrap: pretty; }
`
// What is copied stands whole beside the button that copies it. It is no field: nothing can be typed there.
const link = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-items: center; padding: var(--s3); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius);
  & > code { line-height: 1.35; }
  @media (min-width: 560px) { grid-template-columns: minmax(0, 1fr) auto; padding-inline-start: var(--s4); }
`
const message = css`margin: 0; padding-inline-start: var(--s4); border-inline-start: 4px solid var(--accent); text-wrap: pretty;`
const whole = css`font: inherit; color: var(--accent); user-select: all; overflow-wrap: anywhere;`
const partsEnd = /(?<=[/?-])/
const buttons = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); margin-block-start: var(--s2);
  & > * { flex: 1 1 auto; padding-inline: var(--s3); }
  @media (min-width: 560px) { & > * { flex: none; padding-inline: var(--s5); } }
`
// As large as what comes, so that nothing moves.
const scan = css`
  justify-items: center; text-align: center; font-size: var(--size-s); text-wrap: balance;
  & > div { inline-size: 12rem; block-size: 12rem; background: var(--paper); border-radius: var(--radius-card); overflow: hidden; }
  & > p { max-inline-size: 12rem; }
  && { gap: var(--s3); align-content: center; }
`
const folded = css`& > div { inline-size: 12rem; block-size: 12rem; margin-inline: auto; background: var(--paper); border-radius: var(--radius-card); overflow: hidden; }`
const section = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
`
// One beside the other where there is room.
const steps = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: minmax(0, 1fr); padding: 0; counter-reset: step; text-wrap: pretty;
  & > li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: var(--s1) var(--s3); align-content: start; counter-increment: step; }
  & > li::before { content: counter(step); grid-row: span 3; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); font: 600 var(--size-m) / 1 var(--display); }
  & h3 { align-self: center; min-block-size: 2.25rem; display: grid; align-items: center; font-size: var(--size-l); }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li { gap: var(--s2) var(--s3); grid-template-rows: auto 1fr auto; padding-block-start: var(--s4); border-block-start: 2px solid var(--accent); }
    & > li::before { grid-row: auto; }
    & > li > p { grid-column: 1 / -1; }
  }
`
const questions = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: minmax(0, 1fr); text-wrap: pretty;
  & dt { font-weight: 650; padding-block-end: var(--s1); }
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

function HowItWorks() {
  return (
    <section className={section} aria-labelledby="how-referrals-work">
      <h2 id="how-referrals-work">{t('rewards:referrals.how')}</h2>
      <ol className={steps}>
        {(['join', 'shop', 'paid'] as const).map((step) => (
          <li key={step}>
            <h3>{t(`rewards:referrals.steps.${step}.title`)}</h3>
            <p>{t(`rewards:referrals.steps.${step}.text`, { days: limits.inviteCookieDays })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Questions() {
  return (
    <section className={section} aria-labelledby="about-referrals">
      <h2 id="about-referrals">{t('rewards:referrals.about')}</h2>
      <dl className={questions}>
        {(['cost', 'limit', 'names', 'returns'] as const).map((question) => (
          <div key={question}>
            <dt>{t(`rewards:referrals.questions.${question}.title`)}</dt>
            <dd>{t(`rewards:referrals.questions.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Shown({ found, causeId }: { found: ReferralSummary; causeId: number | undefined }) {
  const { api } = useSite()
  const { me } = usePerson()
  const onShared = () => {
    if (me?.user.adminCauses.length) keepShared(api)
  }
  async function copy(): Promise<void> {
    const words = { done: t('rewards:referrals.copied'), failed: t('rewards:referrals.notCopied') }
    if (await copyText(found.address, words)) onShared()
  }
  const text =
    found.causeName === null ? t('rewards:referrals.shareText') : t('rewards:referrals.shareTextFor', { cause: found.causeName })
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  // Whoever closes the device's own window has decided not to share.
  const share = () => navigator.share({ text, url: found.address }).then(onShared, () => {})
  const amount = formatSum(found.bonusPence)
  const shown = found.address.replace(/^https?:\/\//, '')
  const code = (
    <div>
      <Code text={found.address} label={t('rewards:referrals.code')} />
    </div>
  )
  return (
    <>
      <div className={cx(stack, top)}>
        <PageHeading>{t('rewards:referrals.title')}</PageHeading>
        <section className={hero} aria-label={t('rewards:referrals.address')}>
          <div>
            <p className={promise}>
              <b>{t('rewards:referrals.promise', { amount })}</b> {t('rewards:referrals.when')}
            </p>
            <div className={part}>
              <h2>{t('rewards:referrals.link')}</h2>
              <div className={link}>
                <code className={whole}>{withBreaks(shown, partsEnd)}</code>
                <Button onClick={() => void copy()}>
                  <Icon name="copy" />
                  {t('rewards:referrals.copy')}
                </Button>
              </div>
            </div>
            <div className={part}>
              <h2>{t('rewards:referrals.send')}</h2>
              <blockquote className={message}>
                {text} {t('rewards:referrals.linkThere')}
              </blockquote>
              <div className={buttons}>
                {canShare ? (
                  <Button kind="secondary" onClick={() => void share()}>
                    {t('rewards:referrals.share')}
                  </Button>
                ) : (
                  <>
                    <a
                      className={buttonLooks('secondary')}
                      rel="noreferrer"
                      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${found.address}`)}`}
                    >
                      <Icon drawing={chat} />
                      {t('rewards:referrals.whatsApp')}
                    </a>
                    <a
                      className={buttonLooks('secondary')}
                      rel="noreferrer"
                      href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(found.address)}`}
                    >
                      <Icon drawing={shared} />
                      {t('rewards:referrals.facebook')}
                    </a>
                  </>
                )}
                <ButtonLink to="/email-share" search={{ cause: causeId }} kind="secondary">
                  <Icon drawing={mail} />
                  {t('rewards:referrals.email')}
                </ButtonLink>
              </div>
            </div>
          </div>
          {isWideWindow() ? (
            <div className={scan}>
              {code}
              <p>{t('rewards:referrals.scan')}</p>
            </div>
          ) : (
            <Disclosure title={t('rewards:referrals.scanFolded')} className={folded}>
              {code}
            </Disclosure>
          )}
        </section>
        <ReferralsSoFar found={found} />
      </div>
      <HowItWorks />
      <Questions />
    </>
  )
}

/** R-078, C-055 */
export function ReferralsScreen({ causeId }: { causeId: number | undefined }) {
  const site = useSite()
  const { me } = usePerson()
  const machine = useMemo(() => referralsWith(site, me, causeId), [site, me, causeId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={cx(pageBody, stack, page)}>
      {found ? <Shown found={found} causeId={causeId} /> : <PageHeading>{t('rewards:referrals.title')}</PageHeading>}
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem words={t('rewards:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
