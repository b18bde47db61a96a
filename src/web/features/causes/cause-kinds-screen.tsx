import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CallDetails } from '#contract/call.ts'
import type { directoryCalls } from '#contract/causes/directory.calls.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { Landing, LandingPart, LandingPoints, LandingTop } from '#web/ui/landing.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { row, stack, thirds } from '#web/ui/styles.ts'

// The whole tile is pressed.
const tiles = css`
  & > li { position: relative; display: grid; grid-template: auto auto 1fr / minmax(0, 1fr); gap: var(--s1); padding: 0 var(--s5) var(--s5); overflow: hidden; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); text-wrap: pretty; }
  & > li:hover { border-color: var(--accent); box-shadow: var(--shadow); }
  & > li > div { display: grid; place-items: end center; block-size: 8rem; overflow: hidden; margin: 0 calc(-1 * var(--s5)) var(--s3); background: light-dark(var(--surface-sunk), var(--accent-wash)); & > svg { inline-size: 12rem; margin-block-end: -1.6rem; } }
  & h2 { font-size: var(--size-l); display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 var(--s3); }
  & h2 > a::after { content: ''; position: absolute; inset: 0; }
  & h2 > span { font: 400 1rem / 1.4 var(--text); color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & p { color: var(--ink-soft); }
`

type Kinds = CallDetails<typeof directoryCalls.readDirectory>['kinds']

/** the kinds of cause, each the way to those that are here. */
export function CauseKindsScreen({ kinds }: { kinds: Kinds }) {
  const { tenant } = useSite()
  return (
    <Landing>
      <div className={stack}>
        <LandingTop
          title={titleOf('R-130')}
          intro={t('content-landing:kinds.intro')}
          beside={<Scene name="choose" size="large" />}
        >
          <ButtonLink to="/cause-directory" kind="secondary">
            {t('content-landing:kinds.all')}
          </ButtonLink>
        </LandingTop>
        <ul className={cx(thirds, tiles)}>
          {kinds.map(({ prefix, kind, count }) => (
            <li key={kind}>
              <div>
                <Scene name={kind} />
              </div>
              <h2>
                <Link to="/cause-directory/$prefix" params={{ prefix }}>
                  {t(`causes-directory:kind.${kind}`)}
                </Link>
                <span>{t('causes-directory:count', { count })}</span>
              </h2>
              <p>{t(`content-landing:kinds.${kind}`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <LandingPart title={t('content-landing:kinds.asked')} text={t('content-landing:kinds.askedText')}>
        <LandingPoints
          points={(['charityAsked', 'othersAsked', 'businessAsked'] as const).map((point) => ({
            title: t(`content-landing:kinds.${point}.title`),
            text: t(`content-landing:kinds.${point}.text`),
          }))}
        />
        <div className={row}>
          <ButtonLink to="/register-your-good-cause" kind="secondary">
            {t('content-landing:kinds.register')}
          </ButtonLink>
          <ButtonLink to="/register-your-business" kind="quiet">
            {t('content-landing:kinds.registerBusiness')}
          </ButtonLink>
        </div>
      </LandingPart>
      <div id="checked">
        <LandingPart
          title={t('content-landing:kinds.checked', { site: tenant.name })}
          text={t('content-landing:kinds.checkedText')}
        >
          <LandingPoints
            points={(['checkedWho', 'checkedPeople', 'checkedMoney'] as const).map((point) => ({
              title: t(`content-landing:kinds.${point}.title`),
              text: t(`content-landing:kinds.${point}.text`),
            }))}
          />
        </LandingPart>
      </div>
      <CallBand title={t('content-landing:kinds.end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('content-landing:kinds.begin')}
        </ButtonLink>
      </CallBand>
    </Landing>
  )
}
