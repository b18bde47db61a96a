import { css, cx } from '@linaria/core'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

const points = css`
  display: grid; gap: var(--s3);
  & > li { display: flex; gap: var(--s3); align-items: flex-start; }
  & svg { color: var(--positive); flex: none; margin-block-start: 0.15em; }
`

// Beside its drawing, where there is room.
const beside = css`
  display: grid; gap: var(--s6); align-items: center; grid-template-columns: minmax(0, 1fr); padding-block-start: var(--s4);
  & > svg { inline-size: min(100%, 15rem); }
  @media (max-width: 767px) { & > svg { order: -1; inline-size: 10rem; } }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: var(--s8); & > svg { inline-size: 20rem; justify-self: end; } }
`
interface Props {
  offer: 'extension' | 'app' | 'reminder'
  audience: 'supporter' | 'cause' | 'business'
}

/** C-064, C-065: what is claimed of it, only where the configuration has it. */
function figuresOf(shown: Props['offer'] | 'homeScreen', { app, reminder }: Pick<Site, 'app' | 'reminder'>): string | null {
  if (shown === 'app') return app.figures && t('registration-offers:app.figures', { people: formatCount(app.figures.people) })
  if (shown === 'homeScreen' || !reminder.figures) return null
  const { sites, people } = reminder.figures
  return t(`registration-offers:${shown}.figures`, { sites: formatCount(sites), people: formatCount(people) })
}

/** R-093…R-101: after a registration, one thing that makes it worth more, as easily left as taken. */
export function OfferScreen({ offer, audience }: Props) {
  const { tenant, app, reminder } = useSite()
  const values = { site: tenant.name }
  // Without an app the site itself is what a phone can have.
  const shown = offer === 'app' && Object.keys(app.stores).length === 0 ? 'homeScreen' : offer
  const figures = figuresOf(shown, { app, reminder })
  return (
    <div className={cx(pageBody, stack)}>
      <Panel tone="positive">
        <p>{t(`registration-offers:audience.${audience}`)}</p>
      </Panel>
      <div className={beside}>
        <div className={stack}>
          <PageHeading intro={t(`registration-offers:${shown}.intro`, values)}>
            {t(`registration-offers:${shown}.title`)}
          </PageHeading>
          <ul className={points}>
            {figures && (
              <li>
                <Icon name="tick" />
                {figures}
              </li>
            )}
            {(['point1', 'point2', 'point3'] as const).map((point) => (
              <li key={point}>
                <Icon name="tick" />
                {t(`registration-offers:${shown}.${point}`, values)}
              </li>
            ))}
          </ul>
          <div className={row}>
            {offer === 'app' ? (
              <ButtonLink to="/{$product}-app" params={{ product: tenant.product }}>
                {t(`registration-offers:${shown}.get`)}
              </ButtonLink>
            ) : (
              <ButtonLink to="/donation-reminder">{t(`registration-offers:${offer}.get`)}</ButtonLink>
            )}
            <ButtonLink to={audience === 'supporter' ? '/panel' : '/admin-dashboard'} kind="quiet">
              {t(`registration-offers:later.${audience}`)}
            </ButtonLink>
          </div>
        </div>
        <Scene name={offer === 'app' ? 'paid' : 'shop'} size="large" />
      </div>
    </div>
  )
}
