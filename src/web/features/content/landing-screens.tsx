import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { donationFor, formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import {
  besideEachOther,
  Checklist,
  Landing,
  LandingPart,
  LandingPoints,
  LandingSteps,
  LandingTop,
  Ranking,
  WorkedExample,
} from '#web/ui/landing.tsx'
import { bullets, card, row, soft, stack, thirds, tightStack } from '#web/ui/styles.ts'

const four = ['1', '2', '3', '4'] as const
const message = css`user-select: all; border-inline-start: 4px solid var(--accent); text-wrap: pretty;`

/** who pays what, by one purchase. */
export function FeesScreen() {
  const example = (
    <WorkedExample
      title={t('content-landing:fees.example.title')}
      lines={(['pay', 'net', 'take', 'gets'] as const).map((line) => [
        t(`content-landing:fees.example.${line}`),
        t(`content-landing:fees.example.${line}Amount`),
      ])}
      note={t('content-landing:fees.example.note')}
    />
  )
  return (
    <Landing>
      <LandingTop title={titleOf('R-135')} intro={t('content-landing:fees.intro')} beside={example}>
        <ButtonLink to="/support-a-good-cause">{t('content-landing:fees.start')}</ButtonLink>
        <ButtonLink to="/how-it-works" kind="quiet">
          {t('content-landing:fees.how')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('content-landing:fees.money')}>
        <LandingPoints
          points={(
            [
              ['who', 'shop'],
              ['keep', 'business'],
              ['paid', 'paid'],
            ] as const
          ).map(([point, scene]) => ({
            scene,
            title: t(`content-landing:fees.${point}.title`),
            text: t(`content-landing:fees.${point}.text`),
          }))}
        />
      </LandingPart>
      <div className={besideEachOther}>
        <LandingPart title={t('content-landing:fees.free')}>
          <Checklist items={four.map((point) => t(`content-landing:fees.free${point}`))} />
        </LandingPart>
        <LandingPart title={t('content-landing:fees.change')}>
          <p>{t('content-landing:fees.changeText')}</p>
          <p>{t('content-landing:fees.changeSee')}</p>
        </LandingPart>
      </div>
      <CallBand title={t('content-landing:fees.end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('content-landing:fees.begin')}
        </ButtonLink>
      </CallBand>
    </Landing>
  )
}

/** What one order of £60 raises, which is £50 without VAT, at 4.5 %. */
const oneRaises = donationFor(5000, { kind: 'percent', value: 450 })
/** Orders of the first five, and of five others. */
const orders = [5, 4, 3, 2, 1, 5] as const

/** A leaderboard as it could be after a month: together it is what the example above comes to. */
function SampleBoard() {
  const names = [
    ...(['1', '2', '3', '4', '5'] as const).map((place) => t(`content-landing:challenge.board.name${place}`)),
    t('content-landing:challenge.board.others'),
  ]
  return (
    <LandingPart title={t('content-landing:challenge.board.title')} text={t('content-landing:challenge.board.text')}>
      <Ranking
        lines={orders.map((count, index) => ({
          name: names[index] ?? '',
          amount: formatMoney(count * oneRaises),
          note: t('content-landing:challenge.board.orders', { count }),
          share: count / orders[0],
          isRest: index === orders.length - 1,
        }))}
      />
    </LandingPart>
  )
}

/** an idea, with all that it takes. */
export function ChallengeScreen() {
  const { tenant } = useSite()
  const words = t('content-landing:challenge.messageText', { site: tenant.name })
  const example = (
    <WorkedExample
      title={t('content-landing:challenge.example.title')}
      lines={(['one', 'orders', 'all'] as const).map((line) => [
        t(`content-landing:challenge.example.${line}`),
        t(`content-landing:challenge.example.${line}Amount`),
      ])}
      note={t('content-landing:challenge.example.note')}
    />
  )
  return (
    <Landing>
      <LandingTop title={titleOf('R-129')} intro={t('content-landing:challenge.intro')} beside={example}>
        <ButtonLink to="/support-a-good-cause">{t('content-landing:challenge.start')}</ButtonLink>
        <ButtonLink to="/promote-my-cause" kind="quiet">
          {t('content-landing:challenge.invite')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('content-landing:challenge.how')}>
        <LandingSteps
          steps={four.map((step) => ({
            title: t(`content-landing:challenge.step${step}`),
            text: t(`content-landing:challenge.step${step}Text`),
          }))}
        />
      </LandingPart>
      <div className={besideEachOther}>
        <SampleBoard />
        <div className={stack}>
          <LandingPart title={t('content-landing:challenge.message')}>
            <div className={tightStack}>
              <p className={cx(card, message)}>{words}</p>
              <div className={row}>
                <Button
                  kind="secondary"
                  onClick={() =>
                    void copyText(words, {
                      done: t('content-landing:challenge.copied'),
                      failed: t('content-landing:challenge.copyFailed'),
                    })
                  }
                >
                  {t('content-landing:challenge.copy')}
                </Button>
                <span className={soft}>{t('content-landing:challenge.messageNote')}</span>
              </div>
            </div>
          </LandingPart>
          <LandingPart title={t('content-landing:challenge.know')}>
            <ul className={bullets}>
              {four.map((point) => (
                <li key={point}>{t(`content-landing:challenge.know${point}`)}</li>
              ))}
            </ul>
          </LandingPart>
        </div>
      </div>
      <CallBand title={t('content-landing:challenge.end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('content-landing:challenge.begin')}
        </ButtonLink>
        <Link to="/fundraising-ideas">{t('content-landing:challenge.ideas')}</Link>
      </CallBand>
    </Landing>
  )
}

const near = css`
  display: grid; gap: var(--s2);
  & > label { font-weight: 650; }
  & > div { display: grid; gap: var(--s3); }
  & input { min-block-size: 48px; min-inline-size: 0; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); }
  @media (min-width: 480px) { & > div { grid-template-columns: minmax(0, 1fr) auto; } }
`
const three = ['1', '2', '3'] as const

/** Leads into the directory, without a script too. */
function FindHere() {
  const id = useId()
  return (
    <div className={cx(card, stack)}>
      <div className={tightStack}>
        <h2>{t('content-landing:join.here')}</h2>
        <p className={soft}>{t('content-landing:join.hereText')}</p>
      </div>
      <form action="/cause-directory" className={near}>
        <label htmlFor={id}>{t('content-landing:join.near')}</label>
        <div>
          <input id={id} name="near" type="search" required maxLength={100} enterKeyHint="search" autoComplete="postal-code" />
          <Button type="submit" kind="secondary">
            {t('content-landing:join.find')}
          </Button>
        </div>
      </form>
      <p>
        <Link to="/cause-directory">{t('content-landing:join.all')}</Link>
      </p>
    </div>
  )
}

/** */
export function WhoCanJoinScreen() {
  return (
    <Landing>
      <LandingTop title={titleOf('R-134')} intro={t('content-landing:join.intro')} beside={<FindHere />}>
        <ButtonLink to="/support-a-good-cause">{t('content-landing:join.begin')}</ButtonLink>
        <ButtonLink to="/register-your-good-cause" kind="quiet">
          {t('content-landing:join.register')}
        </ButtonLink>
      </LandingTop>
      <div className={thirds}>
        {(['supporters', 'causes', 'not'] as const).map((part) => (
          <LandingPart key={part} title={t(`content-landing:join.${part}`)} className={card}>
            <Checklist isNot={part === 'not'} items={three.map((point) => t(`content-landing:join.${part}${point}`))} />
            {part === 'supporters' && <p className={soft}>{t('content-landing:join.supportersNot')}</p>}
          </LandingPart>
        ))}
      </div>
      <LandingPart title={t('content-landing:join.least')}>
        <div className={besideEachOther}>
          {(['least1', 'least2'] as const).map((part) => (
            <div key={part} className={tightStack}>
              <h3>{t(`content-landing:join.${part}`)}</h3>
              <p className={soft}>{t(`content-landing:join.${part}Text`)}</p>
            </div>
          ))}
        </div>
      </LandingPart>
      <CallBand title={t('content-landing:join.end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('content-landing:join.begin')}
        </ButtonLink>
      </CallBand>
    </Landing>
  )
}
