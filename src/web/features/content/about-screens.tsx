import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaidQuarter, Statistics } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatCount, formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { besideEachOther, Checklist, Landing, LandingPart, LandingPoints, LandingTop, WorkedExample } from '#web/ui/landing.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, tightStack } from '#web/ui/styles.ts'

const numbers = css`
  display: grid; gap: var(--s5); grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-block-start: var(--s3); border-block-start: 3px solid var(--accent); }
  & dt { color: var(--ink-soft); }
  & dd { font: 700 var(--size-xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; color: var(--accent); }
  @media (min-width: 768px) { & dd { font-size: var(--size-2xl); } }
`
const years = css`
  display: grid; gap: var(--s5); grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  & > li { display: grid; gap: var(--s1); align-content: start; padding-inline-start: var(--s4); border-inline-start: 3px solid var(--accent); text-wrap: pretty; }
  & h3 { font-size: var(--size-xl); font-variant-numeric: tabular-nums; color: var(--accent); }
`

const cardTitle = css`font-size: var(--size-l); padding-block-end: var(--s2);`
// On a phone the bar stands below what it is the bar of.
const paid = css`
  display: grid; gap: var(--s3); font-variant-numeric: tabular-nums;
  & > li { display: grid; gap: 2px var(--s4); grid-template: 'day pence' auto 'bar bar' 10px 'causes causes' auto / minmax(0, 1fr) auto; align-items: center; }
  & time { grid-area: day; }
  & b { grid-area: pence; text-align: end; }
  & span { grid-area: causes; color: var(--ink-soft); font-size: var(--size-s); }
  & svg { grid-area: bar; inline-size: 100%; block-size: 10px; border-radius: 4px; background: var(--surface-sunk); fill: var(--accent); }
  @media (min-width: 768px) { & > li { grid-template: 'day bar pence causes' auto / 10.5rem minmax(0, 1fr) 6.5rem 7rem; } }
  @media (forced-colors: active) { & svg { border: 1px solid; fill: CanvasText; } }
`

/** C-063, C-066: what the configuration claims stands in place of what has been counted. */
function Numbers({ statistics }: { statistics: Statistics | null }) {
  const { shops, causes } = useSite().figures
  if (!statistics) return null
  const over = (count: number) => t('content-landing:history.over', { count: formatCount(count) })
  const shown = {
    raised: formatMoney(statistics.raised),
    paid: formatMoney(statistics.paid),
    causes: causes ? over(causes) : formatCount(statistics.causes),
    retailers: shops ? over(shops) : formatCount(statistics.retailers),
  }
  return (
    <dl className={numbers}>
      {(['raised', 'paid', 'causes', 'retailers'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`content-landing:history.${name}`)}</dt>
          <dd>{shown[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What has been paid, quarter by quarter, each as long as it is of the most. */
const Quarters = ({ quarters }: { quarters: readonly PaidQuarter[] }) => {
  const most = Math.max(1, ...quarters.map(({ pence }) => pence))
  return (
    <ol className={paid}>
      {quarters.map(({ paidOn, pence, causes }) => (
        <li key={paidOn}>
          <time dateTime={paidOn}>{formatDay(paidOn)}</time>
          <svg aria-hidden="true" focusable="false">
            <rect width={`${(Math.max(0, pence) / most) * 100}%`} height="100%" rx="4" />
          </svg>
          <b>{formatMoney(pence)}</b>
          <span>{t('content-landing:history.toCauses', { count: causes })}</span>
        </li>
      ))}
    </ol>
  )
}

interface HistoryProps {
  statistics: Statistics | null
  quarters?: readonly PaidQuarter[]
}

/** */
export function HistoryScreen({ statistics, quarters = [] }: HistoryProps) {
  return (
    <Landing>
      <LandingTop title={titleOf('R-133')} intro={t('content-landing:history.intro')} beside={<Scene name="paid" size="large" />}>
        <ButtonLink to="/support-a-good-cause">{t('content-landing:history.start')}</ButtonLink>
        <ButtonLink to="/how-it-works" kind="quiet">
          {t('content-landing:history.how')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('content-landing:history.why')}>
        <LandingPoints
          points={(['mission', 'promise', 'not'] as const).map((point) => ({
            title: t(`content-landing:history.${point}.title`),
            text: t(`content-landing:history.${point}.text`),
          }))}
        />
      </LandingPart>
      {statistics && (
        <LandingPart title={t('content-landing:history.sofar')} text={t('content-landing:history.sofarText')}>
          <Numbers statistics={statistics} />
        </LandingPart>
      )}
      {quarters.length > 0 && (
        <LandingPart title={t('content-landing:history.quarters')} text={t('content-landing:history.quartersText')}>
          <Quarters quarters={quarters} />
        </LandingPart>
      )}
      <LandingPart title={t('content-landing:history.coin')} text={t('content-landing:history.coinText')}>
        <ol className={years}>
          {(['1', '2', '3', '4'] as const).map((year) => (
            <li key={year}>
              <h3>{t(`content-landing:history.year${year}`)}</h3>
              <p>{t(`content-landing:history.year${year}Text`)}</p>
            </li>
          ))}
        </ol>
      </LandingPart>
      <Panel tone="waiting">
        <h2>{t('content-landing:history.demo')}</h2>
        <p>{t('content-landing:history.demoText')}</p>
      </Panel>
      <CallBand title={t('content-landing:history.end')}>
        <ButtonLink to="/support-a-good-cause" kind="highlight">
          {t('content-landing:history.start')}
        </ButtonLink>
        <Link to="/retailers">{t('content-landing:history.shops')}</Link>
      </CallBand>
    </Landing>
  )
}

/** */
export function PartnerScreen({ statistics }: { statistics: Statistics | null }) {
  const example = (
    <WorkedExample
      title={t('content-landing:partner.example.title')}
      lines={(['look', 'back', 'buy'] as const).map((line) => [
        t(`content-landing:partner.example.${line}`),
        t(`content-landing:partner.example.${line}Amount`),
      ])}
      note={t('content-landing:partner.example.note')}
    />
  )
  const ways = {
    shops: <Link to="/retailers">{t('content-landing:partner.shopsWay')}</Link>,
    members: <Link to="/contact">{t('content-landing:partner.membersWay')}</Link>,
    employers: <Link to="/register-your-business">{t('content-landing:partner.employersWay')}</Link>,
  }
  const scenes = { shops: 'shop', members: 'community', employers: 'business' } as const
  return (
    <Landing>
      <LandingTop title={titleOf('R-138')} intro={t('content-landing:partner.intro')} beside={example}>
        <ButtonLink to="/contact">{t('content-landing:partner.talk')}</ButtonLink>
        <ButtonLink to="/how-it-works" kind="quiet">
          {t('content-landing:partner.how')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('content-landing:partner.ways')}>
        <LandingPoints
          points={(['shops', 'members', 'employers'] as const).map((point) => ({
            scene: scenes[point],
            title: t(`content-landing:partner.${point}.title`),
            text: t(`content-landing:partner.${point}.text`),
            way: ways[point],
          }))}
        />
      </LandingPart>
      <LandingPart title={t('content-landing:partner.shop')}>
        <div className={besideEachOther}>
          {(['gets', 'pays'] as const).map((side) => (
            <div key={side} className={cx(card, tightStack)}>
              <h3 className={cardTitle}>{t(`content-landing:partner.${side}.title`)}</h3>
              <Checklist items={(['1', '2', '3', '4'] as const).map((point) => t(`content-landing:partner.${side}.${point}`))} />
            </div>
          ))}
        </div>
      </LandingPart>
      {statistics && (
        <LandingPart title={t('content-landing:partner.reach')} text={t('content-landing:partner.reachText')}>
          <Numbers statistics={statistics} />
        </LandingPart>
      )}
      <CallBand title={t('content-landing:partner.end')} text={t('content-landing:partner.endText')}>
        <ButtonLink to="/contact" kind="highlight">
          {t('content-landing:partner.write')}
        </ButtonLink>
      </CallBand>
    </Landing>
  )
}
