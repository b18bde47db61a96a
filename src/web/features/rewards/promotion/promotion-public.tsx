import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { besideEachOther, Checklist, LandingPart, LandingPoints, LandingTop } from '#web/ui/landing.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { paper, row, soft } from '#web/ui/styles.ts'

// As the server draws it: who, what to do, the code, the site.
const sheet = css`
  display: grid; gap: var(--s3); justify-items: center; margin: 0; text-align: center;
  & > div { display: grid; gap: var(--s3); justify-items: center; inline-size: min(100%, 19rem); padding: var(--s6) var(--s5) var(--s5); border: 1px solid var(--line-soft); border-block-start: 10px solid var(--solid-1); border-radius: 4px; box-shadow: var(--shadow); }
  & > div > b { font: 600 var(--size-xl) / 1.2 var(--display); text-wrap: balance; }
  & > div > b::after { content: ''; display: block; inline-size: 2.5rem; block-size: 4px; margin: var(--s3) auto 0; border-radius: 4px; background: var(--highlight); }
  & > div > svg { inline-size: 9rem; }
  & > figcaption { color: var(--ink-soft); font-size: var(--size-s); }
`
const words = css`
  white-space: pre-line; overflow-wrap: anywhere; user-select: all; padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card); border-end-start-radius: 0;
`

function Poster() {
  const { origin, tenant } = useSite()
  return (
    <figure className={sheet}>
      <div className={paper}>
        <b>{t('rewards-promotion:sample.cause')}</b>
        <span>{t('rewards-promotion:sample.text')}</span>
        <QrCode text={origin} label={t('rewards-promotion:sample.code', { site: tenant.name })} />
        <span>{t('rewards-promotion:sample.scan')}</span>
      </div>
      <figcaption>{t('rewards-promotion:sample.caption')}</figcaption>
    </figure>
  )
}

function Message() {
  const { origin, tenant } = useSite()
  return (
    <p className={words}>
      {t('rewards-promotion:texts.messageText', {
        cause: t('rewards-promotion:sample.cause'),
        site: tenant.name,
        address: `${origin}/causes/abbotsmere-hospice`,
      })}
    </p>
  )
}

/** For whoever has no cause yet, or has not logged in: what there will be, by samples, and the way to it. */
export function PromotionSamples({ title, intro, hasPosters }: { title: string; intro: string; hasPosters: boolean }) {
  const begin = {
    none: ['/support-a-good-cause/step-1', 'choose'],
    run: ['/register-your-good-cause', 'register'],
  } as const
  return (
    <>
      <LandingTop title={title} intro={intro} beside={hasPosters ? <Poster /> : <Message />}>
        <ButtonLink to="/login/{-$provider}" params={{}}>
          {t('rewards-promotion:nobody.logIn')}
        </ButtonLink>
        <p className={soft}>{t('rewards-promotion:nobody.text')}</p>
      </LandingTop>
      {hasPosters && (
        <div className={besideEachOther}>
          <LandingPart title={t('rewards-promotion:sample.get')}>
            <Checklist items={(['1', '2', '3', '4', '5'] as const).map((kind) => t(`rewards-promotion:sample.get${kind}`))} />
          </LandingPart>
          <LandingPart title={t('rewards-promotion:sample.message')} text={t('rewards-promotion:texts.intro')}>
            <Message />
          </LandingPart>
        </div>
      )}
      <LandingPart title={t('rewards-promotion:nobody.title')}>
        <LandingPoints
          points={(['none', 'run'] as const).map((who) => {
            const [to, label] = begin[who]
            return {
              title: t(`rewards-promotion:nobody.${who}`),
              text: t(`rewards-promotion:nobody.${who}Text`),
              way: (
                <div className={row}>
                  <ButtonLink to={to} kind="secondary">
                    {t(`rewards-promotion:nobody.${label}`)}
                  </ButtonLink>
                </div>
              ),
            }
          })}
        />
      </LandingPart>
    </>
  )
}
