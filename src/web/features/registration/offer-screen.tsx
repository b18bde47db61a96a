import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { pageBody, reading, row, stack } from '#web/ui/styles.ts'

const points = css`
  display: grid; gap: var(--s3);
  & > li { display: flex; gap: var(--s3); align-items: flex-start; }
  & svg { color: var(--positive); flex: none; margin-block-start: 0.15em; }
`

interface Props {
  offer: 'extension' | 'app' | 'reminder'
  audience: 'supporter' | 'cause' | 'business'
}

/** R-093…R-101: after a registration, one thing that makes it worth more, as easily left as taken. */
export function OfferScreen({ offer, audience }: Props) {
  const { tenant } = useSite()
  return (
    <div className={cx(pageBody, stack, reading)}>
      <Panel tone="positive">
        <p>{t(`registration-offers:audience.${audience}`)}</p>
      </Panel>
      <PageHeading intro={t(`registration-offers:${offer}.intro`)}>{t(`registration-offers:${offer}.title`)}</PageHeading>
      <ul className={points}>
        {(['point1', 'point2', 'point3'] as const).map((point) => (
          <li key={point}>
            <Icon name="tick" />
            {t(`registration-offers:${offer}.${point}`)}
          </li>
        ))}
      </ul>
      <div className={row}>
        {offer === 'app' ? (
          <ButtonLink to="/{$product}-app" params={{ product: tenant.product }}>
            {t('registration-offers:app.get')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/donation-reminder">{t(`registration-offers:${offer}.get`)}</ButtonLink>
        )}
        <ButtonLink to={audience === 'supporter' ? '/panel' : '/admin-dashboard'} kind="quiet">
          {t(`registration-offers:later.${audience}`)}
        </ButtonLink>
      </div>
    </div>
  )
}
