import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import paid from 'lucide/dist/esm/icons/hand-coins.mjs'
import chain from 'lucide/dist/esm/icons/link.mjs'
import joined from 'lucide/dist/esm/icons/users.mjs'
import { useMemo } from 'react'
import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, pageBody, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { referralsWith } from './rewards.implementations.ts'

const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`
// What one gives by it, and the one thing to do about it.
const hero = css`
  align-items: start; padding: var(--s6) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
  & > div { display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 768px) { padding: var(--s6); }
  @media (forced-colors: active) { border: 1px solid; }
`
const promise = css`
  font-size: var(--size-l); line-height: 1.4; overflow-wrap: anywhere; text-wrap: pretty;
  & > b { display: block; font: 600 clamp(3.25rem, 2.2rem + 4vw, 4.75rem) / 1 var(--display); color: var(--accent); }
`
const buttons = css`
  display: flex; flex-wrap: wrap; gap: var(--s3);
  & > * { flex: 1 1 9rem; }
  & > :first-child { flex: 1 1 13rem; }
`
// To be copied: as one field with its button.
const link = css`
  && { gap: var(--s1); grid-column: 1 / -1; }
  & > h2 { font: inherit; font-size: var(--size-s); letter-spacing: 0; color: var(--ink-soft); }
  & > div { display: grid; gap: var(--s2) var(--s3); grid-template-columns: minmax(0, 1fr) auto; align-items: center; padding: var(--s2) var(--s2) var(--s2) var(--s4); background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius); }
  & code { font: var(--size-s) / 1.4 var(--text); overflow-wrap: anywhere; user-select: all; }
  @media (max-width: 559px) { & > div { grid-template-columns: minmax(0, 1fr); padding: var(--s2) var(--s3) var(--s3); } }
`
const partsEnd = /(?<=[/?-])/
const preview = css`
  && { gap: var(--s2); }
  @media (max-width: 767px) { order: 1; }
  & > h2 { font: inherit; font-size: var(--size-s); letter-spacing: 0; color: var(--ink-soft); }
  & > p { padding: var(--s4) var(--s5); background: var(--surface-raised); border-radius: var(--radius-card) var(--radius-card) 4px var(--radius-card); overflow-wrap: anywhere; }
  & > p > span { display: inline-flex; gap: var(--s1); align-items: center; color: var(--accent); font-weight: 600; white-space: nowrap; }
  & svg { inline-size: 1em; block-size: 1em; }
`
// What has come of it so far, in the order in which it comes.
const figures = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; gap: 0 var(--s3); grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); }
  & > div > svg { color: var(--accent); inline-size: 1.5rem; block-size: 1.5rem; }
  & dt { line-height: 1.35; }
  & dd { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > div { grid-template-columns: auto minmax(0, 1fr); padding: var(--s4); align-content: start; }
    & dt { grid-area: 2 / 1 / auto / -1; font-size: var(--size-s); color: var(--ink-soft); }
    & dd { grid-area: 1 / 2; text-align: end; font-size: var(--size-2xl); }
  }
`
const nobody = css`
  display: grid; gap: var(--s4); grid-template-columns: auto minmax(0, 1fr); align-items: center;
  & > svg { inline-size: 6rem; }
  @media (max-width: 559px) { grid-template-columns: minmax(0, 1fr); & > svg { justify-self: center; inline-size: 8rem; } }
`
const how = css`&& { gap: var(--s4); }`
// Numbered, one beside the other where there is room.
const steps = css`
  display: grid; gap: var(--s4) var(--s5); grid-template-columns: minmax(0, 1fr); list-style: none; padding: 0; counter-reset: step;
  & > li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: var(--s3); align-items: start; align-content: start; counter-increment: step; text-wrap: pretty; }
  & > li::before { content: counter(step); display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); font: 600 var(--size-m) / 1 var(--display); }
  @media (min-width: 1024px) { grid-template-columns: repeat(3, minmax(0, 1fr)); & > li { grid-template-columns: minmax(0, 1fr); gap: var(--s2); } }
`

/** What has come of one's invitations: who has joined, what waits for their first purchase, and what has been paid. */
function SoFar({ found }: { found: ReferralSummary }) {
  return (
    <section className={tightStack} aria-labelledby="referrals-so-far">
      <h2 id="referrals-so-far">{t('rewards:referrals.soFar')}</h2>
      {!found.friends && !found.pendingPence && !found.confirmedPence ? (
        <div className={cx(card, nobody)}>
          <Scene name="individual" size="small" />
          <p>{t('rewards:referrals.nobody')}</p>
        </div>
      ) : (
        <dl className={figures}>
          <div>
            <Icon drawing={joined} />
            <dt>{t('rewards:referrals.friends')}</dt>
            <dd>{found.friends}</dd>
          </div>
          <div>
            <Icon name="clock" />
            <dt>{t('rewards:referrals.pending')}</dt>
            <dd>{formatMoney(found.pendingPence)}</dd>
          </div>
          <div>
            <Icon drawing={paid} />
            <dt>{t('rewards:referrals.confirmed')}</dt>
            <dd>{formatMoney(found.confirmedPence)}</dd>
          </div>
        </dl>
      )}
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
  const cause = found.causeName ?? t('rewards:referrals.yourCause')
  return (
    <>
      <PageHeading>{t('rewards:referrals.title')}</PageHeading>
      <section className={cx(halves, hero)} aria-label={t('rewards:referrals.address')}>
        <div>
          <p className={promise}>
            <b>{t('rewards:referrals.each', { amount: formatSum(found.bonusPence) })}</b>{' '}
            {t('rewards:referrals.promise', { cause })}
          </p>
          <div className={buttons}>
            {canShare ? (
              <Button onClick={() => void share()}>{t('rewards:referrals.share')}</Button>
            ) : (
              <a
                className={buttonLooks('primary')}
                rel="noreferrer"
                href={`https://wa.me/?text=${encodeURIComponent(`${text} ${found.address}`)}`}
              >
                {t('rewards:referrals.whatsApp')}
              </a>
            )}
            <ButtonLink to="/email-share" search={{ cause: causeId }} kind="secondary">
              {t('rewards:referrals.email')}
            </ButtonLink>
          </div>
        </div>
        <div className={preview}>
          <h2>{t('rewards:referrals.preview')}</h2>
          <p>
            {text}{' '}
            <span>
              <Icon drawing={chain} />
              {t('rewards:referrals.yourLink')}
            </span>
          </p>
        </div>
        <div className={link}>
          <h2>{t('rewards:referrals.address')}</h2>
          <div>
            <code>{withBreaks(found.address.replace(/^https?:\/\//, ''), partsEnd)}</code>
            <Button kind="secondary" onClick={() => void copy()}>
              <Icon name="copy" />
              {t('rewards:referrals.copy')}
            </Button>
          </div>
        </div>
      </section>
      <SoFar found={found} />
      <section className={cx(tightStack, how)} aria-labelledby="how-referrals-work">
        <h2 id="how-referrals-work">{t('rewards:referrals.how')}</h2>
        <ol className={steps}>
          {(['how1', 'how2', 'how3'] as const).map((step) => (
            <li key={step}>{t(`rewards:referrals.${step}`)}</li>
          ))}
        </ol>
      </section>
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
    <div className={cx(pageBody, stack)}>
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
