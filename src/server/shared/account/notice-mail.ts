import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import { startOfDay } from '#contract/london.ts'
import { tenants } from '#contract/tenants.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { composeLines } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import type { Speaker } from '#server/words/server-words.ts'
import { shopLogo } from '../shopping/shop-logo.ts'

interface NoticeMail {
  email: string
  firstName: string
  kind: NoticeKind
  subject: string
  detail: NoticeDetail
  /** What the cause itself says to it; null says nothing. */
  says: string | null
  /** The address of the cause's logo, where it has one. */
  logo?: string | null | undefined
  /** Of the shop that it is about. */
  shopSlug?: string | undefined
}

const valuesOf = (
  { t, money, day: written }: Speaker,
  { shop = '', cause = '', pence = 0, day, stage, name, toCause = '', text = '' }: NoticeDetail,
) => ({
  name: name ?? t('account-notices:someone'),
  toCause,
  text,
  shop,
  cause,
  amount: money(pence),
  day: day ? written(new Date(startOfDay(day))) : '',
  stage: stage ? t(`account-notices:stage.${stage}`) : '',
})

/** A notice as its mail tells it. A cause's own words stand apart from ours, under its name. */
export function composeNotice(
  { email, firstName, kind, subject, detail, says, logo, shopSlug }: NoticeMail,
  { config, words: { own } }: Pick<Services, 'config' | 'words'>,
): Mail {
  const { t } = own
  const values = valuesOf(own, detail)
  const { reason, refusal, risks = [] } = detail
  const action = t(`account-notices:kind.${kind}.action`)
  const site = tenants[config.tenant].name
  const mail = composeLines(own, email, t(`account-notices:kind.${kind}.title`, values), [
    t('account-notices:hello', { firstName }),
    t(`account-notices:kind.${kind}.text`, values),
    ...(reason ? [t(`account-notices:reason.${reason}`)] : []),
    ...(refusal ? [t(`account-notices:refusal.${refusal}`)] : []),
    ...risks.map((risk) => t(`account-notices:risk.${risk}`)),
    ...(says === null ? [] : [t('account-notices:says', values), ...says.split(/\s*\n\s*/).map((line) => `> ${line}`)]),
    `${action}: ${config.publicUrl}${pathOfNotice(kind, subject, detail)}`,
    t('account-notices:settings', { site, address: `${config.publicUrl}/account` }),
  ])
  if (logo) return { ...mail, logo: { name: values.cause, address: new URL(logo, config.publicUrl).href } }
  return shopSlug ? { ...mail, logo: shopLogo(config.publicUrl, { name: values.shop, slug: shopSlug }) } : mail
}
