import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import chain from 'lucide/dist/esm/icons/link.mjs'
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
import { card, pageBody, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { referralsWith } from './rewards.implementations.ts'

// One grid: what stands on its own fills it, and whatever has two halves parts where all others do.
const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: calc(60% - 0.6 * var(--s5)) minmax(0, 1fr); }
`
// Inside a card, at the same place.
const inner = css`
  @media (min-width: 768px) { && { grid-template-columns: calc(60% - 0.4 * var(--s5)) minmax(0, 1fr); } & > div > h3 { margin-block-start: var(--s2); } }
`
const gifts = css`
  align-items: end; gap: 0 var(--s5); padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
  & > dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5); margin: 0; align-self: center; }
  & > dl > div { display: grid; gap: var(--s1); align-content: start; }
  & dd { margin: 0; font: 600 var(--size-3xl) / 1.1 var(--display); color: var(--accent); order: -1; }
  & dt { font-size: var(--size-s); line-height: 1.4; overflow-wrap: anywhere; }
  & > svg { justify-self: end; }
  @media (max-width: 767px) { & > svg { display: none; } }
`
// All of it is seen, on one line where there is room: its end says who has invited.
const link = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s2); align-items: center; padding: var(--s2); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  & > span { padding: var(--s2); font-size: var(--size-s); line-height: 1.4; overflow-wrap: anywhere; user-select: all; }
  & > button { min-block-size: 44px; padding-inline: var(--s4); }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) auto; }
`
const partsEnd = /(?<=[/?-])/
const mark = css`
  display: inline-flex; gap: var(--s1); align-items: center; padding-inline: var(--s2); border-radius: 999px; background: var(--surface-raised); color: var(--accent); font-weight: 600; white-space: nowrap;
  & > svg { inline-size: 1em; block-size: 1em; }
`
const preview = css`
  padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card) var(--radius-card) var(--radius-card) 4px; overflow-wrap: anywhere;
`
const ways = css`display: grid; gap: var(--s3); align-content: end;`
const figures = css`
  display: grid;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s4); align-items: baseline; padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & > div:last-child { border: 0; }
  & dt { color: var(--ink-soft); }
  & dd { font: 600 var(--size-l) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
`
const steps = css`
  display: grid; gap: var(--s2); list-style: decimal; padding-inline-start: 1.4em;
`

function SoFar({ found }: { found: ReferralSummary }) {
  return (
    <section className={tightStack} aria-labelledby="referrals-so-far">
      <h2 id="referrals-so-far">{t('rewards:referrals.soFar')}</h2>
      {!found.friends && !found.pendingPence && !found.confirmedPence ? (
        <p className={soft}>{t('rewards:referrals.nobody')}</p>
      ) : (
        <dl className={figures}>
          <div>
            <dt>{t('rewards:referrals.friends')}</dt>
            <dd>{found.friends}</dd>
          </div>
          <div>
            <dt>{t('rewards:referrals.pending')}</dt>
            <dd>{formatMoney(found.pendingPence)}</dd>
          </div>
          <div>
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
  const shown = found.address.replace(/^https?:\/\//, '')
  const bonus = formatSum(found.bonusPence)
  return (
    <>
      <PageHeading intro={t('rewards:referrals.intro', { amount: bonus })}>{t('rewards:referrals.title')}</PageHeading>
      <div className={cx(halves, inner, gifts)}>
        <dl>
          <div>
            <dt>{t('rewards:referrals.forYours', { cause: found.causeName ?? t('rewards:referrals.yourCause') })}</dt>
            <dd>{bonus}</dd>
          </div>
          <div>
            <dt>{t('rewards:referrals.forTheirs')}</dt>
            <dd>{bonus}</dd>
          </div>
        </dl>
        <Scene name="individual" size="small" />
      </div>
      <section className={cx(card, stack)} aria-labelledby="referral-address">
        <div className={tightStack}>
          <h2 id="referral-address">{t('rewards:referrals.address')}</h2>
          {found.causeName !== null && <p>{t('rewards:referrals.opens', { cause: found.causeName })}</p>}
        </div>
        <p className={link}>
          <span>{withBreaks(shown, partsEnd)}</span>
          <Button onClick={() => void copy()}>
            <Icon name="copy" />
            {t('rewards:referrals.copy')}
          </Button>
        </p>
        <div className={cx(halves, inner)}>
          <div className={tightStack}>
            <h3>{t('rewards:referrals.preview')}</h3>
            <p className={preview}>
              {text}{' '}
              <span className={mark}>
                <Icon drawing={chain} />
                {t('rewards:referrals.yourLink')}
              </span>
            </p>
          </div>
          <div className={ways}>
            {canShare && (
              <Button kind="secondary" onClick={() => void share()}>
                {t('rewards:referrals.share')}
              </Button>
            )}
            <a
              className={buttonLooks('secondary')}
              rel="noreferrer"
              href={`https://wa.me/?text=${encodeURIComponent(`${text} ${found.address}`)}`}
            >
              {t('rewards:referrals.whatsApp')}
            </a>
            <ButtonLink to="/email-share" search={{ cause: causeId }} kind="secondary">
              {t('rewards:referrals.email')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className={halves}>
        <section className={tightStack} aria-labelledby="how-referrals-work">
          <h2 id="how-referrals-work">{t('rewards:referrals.how')}</h2>
          <ol className={steps}>
            {(['how1', 'how2', 'how3'] as const).map((step) => (
              <li key={step}>{t(`rewards:referrals.${step}`)}</li>
            ))}
          </ol>
        </section>
        <SoFar found={found} />
      </div>
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
