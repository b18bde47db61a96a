import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import { formatDay, startOfDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { tenants } from '#contract/tenants.ts'
import words from '#locales/en-GB/account-notices.json' with { type: 'json' }
import type { Mail } from '../mail/mailer.ts'
import { composeLines, fill } from '../mail/messages.ts'
import type { Services } from '../services.ts'

interface NoticeMail {
  email: string
  firstName: string
  kind: NoticeKind
  subject: string
  detail: NoticeDetail
  /** What the cause itself says to it; null says nothing. */
  says: string | null
}

const valuesOf = ({ shop = '', cause = '', pence = 0, day, stage, name = '', toCause = '', text = '' }: NoticeDetail) => ({
  name,
  toCause,
  text,
  shop,
  cause,
  amount: formatMoney(pence),
  day: day ? formatDay(startOfDay(day)) : '',
  stage: stage ? words.stage[stage] : '',
})

/** A notice as its mail tells it. A cause's own words stand apart from ours, under its name. */
export function composeNotice({ email, firstName, kind, subject, detail, says }: NoticeMail, { config }: Services): Mail {
  const { title, text, action } = words.kind[kind]
  const values = valuesOf(detail)
  return composeLines(email, fill(title, values), [
    words.hello.replace('{{firstName}}', firstName),
    fill(text, values),
    ...(detail.reason ? [words.reason[detail.reason]] : []),
    ...(detail.refusal ? [words.refusal[detail.refusal]] : []),
    ...(detail.risks ?? []).map((risk) => words.risk[risk]),
    ...(says === null ? [] : [fill(words.says, values), ...says.split(/\s*\n\s*/)]),
    `${action}: ${config.publicUrl}${pathOfNotice(kind, subject, detail)}`,
    words.settings.replace('{{site}}', tenants[config.tenant].name).replace('{{address}}', `${config.publicUrl}/account`),
  ])
}
