import { create } from 'xmlbuilder2'
import { nextWorkingDay } from '#contract/giving/payment-days.ts'
import { dayInLondon } from '#contract/london.ts'
import type { PayerAccount } from '#server/config.ts'
import { bankReference, bankText } from './bank-text.ts'

/** One payment, with the whole account that it goes to: never shown, only written into the file. */
export interface Transfer {
  /** At most 35 characters; the bank's answers name it. */
  endToEndId: string
  pence: number
  name: string
  sortCode: string
  accountNumber: string
  /** The member's number at a building society, without which it cannot place the money. */
  rollNumber: string | null
}

export interface TransferFile {
  /** At most 35 characters; a bank takes each only once. */
  messageId: string
  /** Milliseconds. */
  createdAt: number
  payer: PayerAccount
  transfers: Transfer[]
}

const pounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
const agent = (sortCode: string) => ({
  FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'GBDSC' }, MmbId: sortCode } },
})
const account = (accountNumber: string) => ({ Id: { Othr: { Id: accountNumber } } })

/** The day on which it is carried out. */
const workingDay = (at: number) => nextWorkingDay(dayInLondon(new Date(at).toISOString()))

/**
 * ISO 20022 pain.001.001.09 for payments in pounds between British accounts: sort codes as members of the clearing GBDSC, account numbers as other identification. The reference
 * that the receiver reads is the roll number of a building society, else the payment's own.
 */
export function writePain001({ messageId, createdAt, payer, transfers }: TransferFile): string {
  const totals = {
    NbOfTxs: String(transfers.length),
    CtrlSum: pounds(transfers.reduce((sum, { pence }) => sum + pence, 0)),
  }
  const payerName = bankText(payer.name, 70)
  const document = {
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: new Date(createdAt).toISOString().slice(0, 19).concat('Z'),
          ...totals,
          InitgPty: { Nm: payerName },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          ...totals,
          ReqdExctnDt: { Dt: workingDay(createdAt) },
          Dbtr: { Nm: payerName },
          DbtrAcct: account(payer.accountNumber),
          DbtrAgt: agent(payer.sortCode),
          CdtTrfTxInf: transfers.map((transfer) => ({
            PmtId: { EndToEndId: transfer.endToEndId },
            Amt: { InstdAmt: { '@Ccy': 'GBP', '#': pounds(transfer.pence) } },
            CdtrAgt: agent(transfer.sortCode),
            Cdtr: { Nm: bankText(transfer.name, 70) },
            CdtrAcct: account(transfer.accountNumber),
            RmtInf: { Ustrd: bankReference(transfer.rollNumber ?? transfer.endToEndId, 140) },
          })),
        },
      },
    },
  }
  return `${create({ version: '1.0', encoding: 'UTF-8' }, document).end({ prettyPrint: true })}\n`
}
