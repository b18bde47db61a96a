import { cx } from '@linaria/core'
import { purposes } from '#contract/content/purposes.ts'
import { t } from '#web/i18n/i18n.ts'
import { pageBody, reading, soft, stack, tightStack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { TermsScreen } from './terms-screen.tsx'

/** Every cookie and every key of storage; a test holds them against the code. */
const notes = [
  'PHPSESSID',
  'checkSupporter',
  'knownDevice',
  'accessToken',
  'refreshToken',
  'lock',
  'dialogReturn',
  'visitSession',
  'appBanner',
  'colourScheme',
  'contrast',
  'celebrated',
  'reminderBanner',
  'pushSubscription',
  'siteParts',
  'invite',
  'consent',
  'installationId',
  'activeCause',
  'registrationDraft',
  'typedAnswer',
  'supportDrafts',
] as const

/** the notice, and what is held about people, what for and how long. */
export function PrivacyScreen({ body, version, from }: { body: string[]; version: string; from: string }) {
  return (
    <>
      <TermsScreen type="privacy" version={version} from={from} body={body} />
      <section className={cx(pageBody, stack)} aria-labelledby="held">
        <div className={cx(tightStack, reading)}>
          <h2 id="held">{t('content-privacy:title')}</h2>
          <p className={soft}>{t('content-privacy:intro')}</p>
        </div>
        {purposes.map((purpose) => (
          <div key={purpose} className={cx(tightStack, reading)}>
            <h3>{t(`content-privacy:for.${purpose}.title`)}</h3>
            <p>
              <b>{t('content-privacy:why')}:</b> {t(`content-privacy:for.${purpose}.text`)}
            </p>
            <p>
              <b>{t('content-privacy:kept')}:</b> {t(`content-privacy:for.${purpose}.kept`)}
            </p>
          </div>
        ))}
      </section>
      <section className={cx(pageBody, stack)} aria-labelledby="kept-here">
        <div className={cx(tightStack, reading)}>
          <h2 id="kept-here">{t('content-privacy:device.title')}</h2>
          <p className={soft}>{t('content-privacy:device.intro')}</p>
        </div>
        <table className={listTable}>
          <thead>
            <tr>
              <th scope="col">{t('content-privacy:device.name')}</th>
              <th scope="col">{t('content-privacy:device.what')}</th>
              <th scope="col">{t('content-privacy:device.until')}</th>
            </tr>
          </thead>
          <tbody>
            {notes.map((name) => (
              <tr key={name}>
                <th scope="row" className="wide">
                  {name}
                </th>
                <td className="wide">{t(`content-privacy:device.notes.${name}.text`)}</td>
                <td className={cx('wide', soft)}>{t(`content-privacy:device.notes.${name}.kept`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
