import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { accountCalls } from '#contract/account/account.calls.ts'
import { sharedFlag } from '#contract/cause-admin/dashboard.ts'
import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, pageBody, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { referralsWith } from './rewards.implementations.ts'

const offer = css`
  display: grid; gap: var(--s5); align-items: center; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) auto; }
  @media (max-width: 767px) { & > svg { display: none; } }
`
const gifts = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); margin: 0;
  & > div { display: grid; gap: var(--s1); flex: 0 1 12rem; align-self: stretch; padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card); }
  @media (max-width: 767px) { & > div { flex: 1 1 7rem; padding: var(--s4); } }
  & dd { margin: 0; font: 600 var(--size-3xl) / 1.1 var(--display); color: var(--accent); order: -1; }
  & dt { font-size: var(--size-s); line-height: 1.4; overflow-wrap: anywhere; }
`
const link = css`
  display: flex; align-items: center; gap: var(--s2); max-inline-size: 44rem; padding: var(--s1); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  & > span { flex: 1; min-inline-size: 0; padding-inline: var(--s3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; user-select: all; }
  & > button { flex: none; min-block-size: 44px; padding-inline: var(--s4); }
  @media (max-width: 479px) { & > button { padding-inline: var(--s3); } & > button > svg { display: none; } }
`
const preview = css`
  padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card) var(--radius-card) var(--radius-card) 4px; max-inline-size: 34rem; overflow-wrap: anywhere;
`
const figures = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  & > div { background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); padding: var(--s4); display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dt { color: var(--ink-soft); font-size: var(--size-s); }
  & dd { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
`
const steps = css`
  display: grid; gap: var(--s2); list-style: decimal; padding-inline-start: 1.4em;
`

function Shown({ found, causeId }: { found: ReferralSummary; causeId: number | undefined }) {
  const { api } = useSite()
  const { me } = usePerson()
  // D-016: who runs a cause has shared it; without the server the step on the dashboard stays open.
  const keepShared = () => {
    if (me?.user.adminCauses.length)
      api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [sharedFlag]: true } }).catch(() => {})
  }
  const copy = () => {
    keepShared()
    return copyText(found.address, { done: t('rewards:referrals.copied'), failed: t('rewards:referrals.notCopied') })
  }
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  // Whoever closes the device's own window has decided not to share.
  const share = () => navigator.share({ text: t('rewards:referrals.shareText'), url: found.address }).then(keepShared, () => {})
  const shareKind = canShare ? 'secondary' : 'primary'
  const shown = found.address.replace(/^https?:\/\//, '')
  const bonus = formatSum(found.bonusPence)
  return (
    <>
      <div className={offer}>
        <div className={stack}>
          <PageHeading intro={t('rewards:referrals.intro', { bonus })}>{t('rewards:referrals.title')}</PageHeading>
          <dl className={gifts}>
            <div>
              <dt>{t('rewards:referrals.forYours', { cause: found.causeName ?? t('rewards:referrals.yourCause') })}</dt>
              <dd>{bonus}</dd>
            </div>
            <div>
              <dt>{t('rewards:referrals.forTheirs')}</dt>
              <dd>{bonus}</dd>
            </div>
          </dl>
        </div>
        <Scene name="group" />
      </div>
      <section className={cx(card, stack)} aria-labelledby="referral-address">
        <div className={tightStack}>
          <h2 id="referral-address">{t('rewards:referrals.address')}</h2>
          {found.causeName !== null && <p>{t('rewards:referrals.opens', { cause: found.causeName })}</p>}
        </div>
        <p className={link}>
          <span>{shown}</span>
          <Button kind="secondary" onClick={() => void copy()}>
            <Icon name="copy" />
            {t('rewards:referrals.copy')}
          </Button>
        </p>
        <div className={tightStack}>
          <h3>{t('rewards:referrals.preview')}</h3>
          <p className={preview}>
            {t('rewards:referrals.shareText')} {shown}
          </p>
        </div>
        <div className={row}>
          {canShare && <Button onClick={() => void share()}>{t('rewards:referrals.share')}</Button>}
          <a
            className={buttonLooks(shareKind)}
            rel="noreferrer"
            href={`https://wa.me/?text=${encodeURIComponent(`${t('rewards:referrals.shareText')} ${found.address}`)}`}
          >
            {t('rewards:referrals.whatsApp')}
          </a>
          <ButtonLink to="/email-share" search={{ cause: causeId }} kind="secondary">
            {t('rewards:referrals.email')}
          </ButtonLink>
        </div>
      </section>
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
      <section className={tightStack} aria-labelledby="how-referrals-work">
        <h2 id="how-referrals-work">{t('rewards:referrals.how')}</h2>
        <ol className={steps}>
          {(['how1', 'how2', 'how3'] as const).map((step) => (
            <li key={step}>{t(`rewards:referrals.${step}`, { bonus })}</li>
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
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={cx(pageBody, stack)}>
      {found ? <Shown found={found} causeId={causeId} /> : <PageHeading>{t('rewards:referrals.title')}</PageHeading>}
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => <Problem words={t('rewards:failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
    </div>
  )
}
