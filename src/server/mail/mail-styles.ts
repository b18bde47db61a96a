/** By elements, which every mail program that reads styles knows; those that read none show the same words one below the other. Light ones only: logos are drawn for a light ground. */
export const mailStyles = (accent: string): string =>
  [
    `:root{color-scheme:light only}`,
    `body{margin:0;padding:32px 12px;background:#f1efe5;color:#1b2a23;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}`,
    // What lists of mails show: it is no part of the mail itself.
    `body>div{display:none;max-height:0;overflow:hidden}`,
    `header,main,footer{max-width:560px;margin:0 auto}`,
    `header{padding:0 4px 18px;font:600 24px/30px Georgia,serif;color:${accent}}header a{text-decoration:none}header img{display:block}`,
    `main{padding:32px 36px 20px;background:#fff;border-radius:12px}`,
    `main>img{display:block;margin:0 0 20px;border-radius:10px}`,
    `h1{margin:0 0 20px;font:600 26px/1.25 Georgia,serif;overflow-wrap:anywhere}`,
    `p{clear:both;margin:0 0 16px;overflow-wrap:anywhere;white-space:pre-line}`,
    `a{color:${accent}}`,
    // The first thing to do is the one that the mail is for.
    `.button{display:inline-block;margin:4px 0 6px;padding:12px 22px;border:2px solid ${accent};border-radius:8px;background:#fff;color:${accent};font-weight:600;text-decoration:none}`,
    `.button.first{background:${accent};color:#fff}`,
    `.quote{padding:2px 0 2px 16px;border-left:3px solid #d9d4c1}.quote+.quote{margin-top:-16px;padding-top:8px}`,
    `.item{min-height:48px}.item img{float:left;margin:3px 12px 8px 0;border-radius:10px}`,
    `strong{display:block;margin:10px 0 0;padding:14px 18px;border-radius:8px;background:#f1efe5;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.14em}`,
    `.small,footer{color:#55635b;font-size:14px}`,
    `footer{padding:20px 4px 0}footer p{margin:0 0 4px}footer a{color:#55635b}`,
    `@media(max-width:480px){body{padding:20px 8px}main{padding:24px 20px 12px}h1{font-size:23px}.button{display:block;text-align:center}}`,
  ].join('')
