// Emblems of our own, drawn from rules: every mark has a rim, one line of dunes or a field, and one charge. They use
// currentColor in two strengths, so that a seat, a power or a theme tints them. All are drawn on 96 by 96.

type Drawing = string;

const S = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const F = 'fill="currentColor"';
const ring = (cx: number, cy: number, r: number, w = 2.5, o = 1): Drawing => `<circle cx="${cx}" cy="${cy}" r="${r}" ${S} stroke-width="${w}" opacity="${o}"/>`;
const dot = (cx: number | string, cy: number | string, r: number, o = 1): Drawing => `<circle cx="${cx}" cy="${cy}" r="${r}" ${F} opacity="${o}"/>`;
const ln = (d: string, w = 2.5, o = 1): Drawing => `<path d="${d}" ${S} stroke-width="${w}" opacity="${o}"/>`;
const fl = (d: string, o = 1): Drawing => `<path d="${d}" ${F} fill-rule="evenodd" opacity="${o}"/>`;
export const star = (x: number, y: number, r: number, o = 1): Drawing => fl(`M${x} ${y - r}Q${x + r * 0.16} ${y - r * 0.16} ${x + r} ${y}Q${x + r * 0.16} ${y + r * 0.16} ${x} ${y + r}Q${x - r * 0.16} ${y + r * 0.16} ${x - r} ${y}Q${x - r * 0.16} ${y - r * 0.16} ${x} ${y - r}z`, o);
const loz = (x: number, y: number, r: number, w?: number): Drawing => {
  const d = `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`;
  return w ? ln(d, w) : fl(d);
};
export const poly = (n: number, r: number, rot = -90, cx = 48, cy = 48): string =>
  `M${Array.from({ length: n }, (_, i) => {
    const a = ((rot + (i * 360) / n) * Math.PI) / 180;
    return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
  }).join("L")}z`;
const hex = (x: number, y: number, r: number, w?: number): Drawing => (w ? ln(poly(6, r, -90, x, y), w) : fl(poly(6, r, -90, x, y)));
export const drop = (x: number, y: number, r: number, o = 1): Drawing => fl(`M${x} ${y - r * 1.5}C${x + r * 0.9} ${y - r * 0.3} ${x + r} ${y + 0.1 * r} ${x + r} ${y + r * 0.4}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.4}C${x - r} ${y + 0.1 * r} ${x - r * 0.9} ${y - r * 0.3} ${x} ${y - r * 1.5}z`, o);
export const cube = (x: number, y: number, s: number): Drawing => `<g>${fl(`M${x} ${y - s}L${x + s} ${y - s * 0.45}L${x} ${y + s * 0.1}L${x - s} ${y - s * 0.45}z`)}${fl(`M${x - s} ${y - s * 0.25}L${x - s * 0.1} ${y + s * 0.25}V${y + s * 1.1}L${x - s} ${y + s * 0.6}z`, 0.8)}${fl(`M${x + s} ${y - s * 0.25}L${x + s * 0.1} ${y + s * 0.25}V${y + s * 1.1}L${x + s} ${y + s * 0.6}z`, 0.5)}</g>`;

// --- powers and places -------------------------------------------------------------------------------------------------

const E: Record<string, Drawing> = {};
const rays=Array.from({length:9},(_,i)=>{const a=(180+i*22.5)*Math.PI/180,r2=i%2?25:32;return `M${(48+15*Math.cos(a)).toFixed(1)} ${(54+15*Math.sin(a)).toFixed(1)}L${(48+r2*Math.cos(a)).toFixed(1)} ${(54+r2*Math.sin(a)).toFixed(1)}`}).join('');
E.emperor=ln('M48 5 85 17v30c0 21-15 35-37 44C26 82 11 68 11 47V17z',3)+fl('M37 54a11 11 0 0 1 22 0z')+ln(rays,2.6)+ln('M16 59H80',2.6)+ln('M24 66H72M32 73H64M40 80H56',2.6,.5);
E.spacing_guild=ln('M48 5a43 43 0 1 1 0 86 43 43 0 0 1 0-86z',3)+dot(27,48,5)+dot(69,48,5)+ln('M36 37.500A14 14 0 0 1 36 58.500M60 37.500A14 14 0 0 0 60 58.500',2.6)+ln('M27 26A22 22 0 0 1 44 34M44 62A22 22 0 0 1 27 70M69 26A22 22 0 0 0 52 34M52 62A22 22 0 0 0 69 70',2.6,.55)+ln('M48 10V34M48 62V86',2.6)+star(48,48,8);
E.bene_gesserit=ln('M48 3 93 48 48 93 3 48z',3)+ln('M18 48Q48 20 78 48Q48 76 18 48z',2.6)+loz(48,48,13)+ln('M48 14V27M48 69V82M34 20 38 30M62 20 58 30M34 76 38 66M62 76 58 66',2.6,.5)+`<circle cx="48" cy="48" r="4.500" fill="var(--emblem-ground,var(--surface-1))"/>`;
E.fremen=ln('M16 6H80A10 10 0 0 1 90 16V80A10 10 0 0 1 80 90H16A10 10 0 0 1 6 80V16A10 10 0 0 1 16 6z',3)+fl('M44 16a17 17 0 1 0 12 27 14 14 0 0 1-12-27z')+dot(66,26,6.5)+ln('M6 62C26 50 40 66 58 58S80 54 90 58',2.6)+ln('M6 72C24 62 44 76 62 68S82 66 90 69M6 82C30 74 46 86 64 79S84 78 90 80',2.6,.5);
E.landsraad=ln('M48 4 92 37 76 90H20L4 37z',3)+[0,1,2].map(k=>Array.from({length:5+k*2},(_,i,)=>{const n=5+k*2,a=(180+ (i+.5)*180/n)*Math.PI/180,r=14+k*10;return dot((48+r*Math.cos(a)).toFixed(1),(64+r*Math.sin(a)).toFixed(1),3,[1,.75,.5][k])}).join('')).join('')+fl('M44 62h8v14h-8z')+ln('M30 82H66',2.6);
E.choam=ln(poly(6,44),3)+fl('M24 64h9V48h-9zM37 64h9V38h-9zM50 64h9V44h-9zM63 64h9V28h-9z')+ln('M22 70H74',2.6)+ln('M28 40 41 30 54 36 68 20',2.6,.55)+ln('M36 77H60',2.6,.5);
E.ix=ln(poly(9,44),3)+Array.from({length:9},(_,i)=>{const a=(-90+i*40)*Math.PI/180,r1=14,r2=i===1?42:30;return ln(`M${(48+r1*Math.cos(a)).toFixed(1)} ${(48+r1*Math.sin(a)).toFixed(1)}L${(48+r2*Math.cos(a)).toFixed(1)} ${(48+r2*Math.sin(a)).toFixed(1)}`,i===1?3.4:2.4,i===1?1:.6)+(i===1?'':dot((48+30*Math.cos(a)).toFixed(1),(48+30*Math.sin(a)).toFixed(1),2.8,.8))}).join('')+ring(48,48,11,2.6)+dot(48,48,4);
E.arrakis=ring(48,48,43,3)+dot(48,34,11)+ln('M6 56C26 44 44 62 62 52S84 50 90 54',2.6)+ln('M11 68C30 58 46 72 62 64S80 63 86 66M20 80C36 72 50 83 64 76S74 76 77 77',2.6,.5);

// --- houses: the field behind a leader ---------------------------------------------------------------------------------

const H: Record<string, Drawing> = {
 Atreides:ln('M14 64q8-7 17 0t17 0 17 0 17 0M17 74q8-7 16 0t15 0 15 0 15 0M24 83q6-5 12 0t12 0 12 0 12 0',2.4,.45),
 Harkonnen:ln('M16 60 24 82 32 62 40 88 48 64 56 88 64 62 72 82 80 60',2.4,.45),
 Thorvald:ln('M10 70 30 52 44 66 58 50 86 72M16 80 32 66 46 80 60 66 80 80',2.4,.45),
 Richese:Array.from({length:3},(_,r)=>Array.from({length:9-r*2},(_,c)=>`<rect x="${(17.500+r*7.200+c*7.200).toFixed(1)}" y="${62+r*8}" width="4" height="4" ${F} opacity=".45"/>`).join('')).join(''),
 Ecaz:ln('M48 90C30 84 18 74 14 60M48 90C38 80 32 70 31 58M48 90V58M48 90C58 80 64 70 65 58M48 90C66 84 78 74 82 60',2.4,.45),
 Vernius:ln(poly(3,19,90,48,70)+poly(3,19,90,26,66).replace(/z/g,'z')+poly(3,19,90,70,66),2.4,.42),
 Moritani:ln('M14 58 34 78M24 58 44 78M34 58 54 78M44 58 64 78M54 58 74 78M64 58 80 74M26 78 36 86M46 80 54 86M64 80 68 84',2.4,.42)};

// --- leaders: the field of their house, and one charge taken from what they do ------------------------------------------

const L: Record<string, [house: string, beads: number, charge: Drawing]> = {
 paul_atreides:['Atreides',1,ln('M22 36Q48 12 74 36Q48 60 22 36z',2.8)+star(48,36,13)],
 duke_leto_atreides:['Atreides',2,fl('M34 22h6v28h-6zM45 22h6v28h-6zM56 22h6v28h-6z')+ln('M28 18H68M28 54H68',2.8)+ln('M24 50C16 42 16 28 22 20M72 50C80 42 80 28 74 20',2.6,.6)],
 baron_vladimir_harkonnen:['Harkonnen',3,loz(36,34,12,2.8)+loz(60,34,12,2.8)+fl('M48 34 54 40 48 46 42 40z')+ln('M28 52Q48 60 68 52',2.8)],
 glossu_the_beast_rabban:['Harkonnen',1,cube(48,34,14)+ln('M20 20 30 30M20 32 28 40M76 20 66 30M76 32 68 40',2.8)],
 earl_memnon_thorvald:['Thorvald',1,hex(48,33,9)+ln('M39 33H31M57 33H65M43 41 38 49M53 41 58 49M43 25 38 17M53 25 58 17',2.6)+dot(26,33,4.5)+dot(70,33,4.5)+dot(36,14,3.5,.6)+dot(60,14,3.5,.6)],
 countess_ariana_thorvald:['Thorvald',2,hex(48,32,20,2.8)+drop(48,34,9)],
 count_ilban_richese:['Richese',2,ring(48,34,15,2.8)+Array.from({length:8},(_,i)=>{const a=i*45*Math.PI/180;return ln(`M${(48+15*Math.cos(a)).toFixed(1)} ${(34+15*Math.sin(a)).toFixed(1)}L${(48+21*Math.cos(a)).toFixed(1)} ${(34+21*Math.sin(a)).toFixed(1)}`,4)}).join('')+loz(48,34,8)],
 helena_richese:['Richese',2,ln('M34 26Q48 14 62 26Q48 38 34 26zM16 42Q29 31 42 42Q29 53 16 42zM54 42Q67 31 80 42Q67 53 54 42z',2.6)+dot(48,26,4)+dot(29,42,4)+dot(67,42,4)],
 archduke_armand_ecaz:['Ecaz',2,ln('M30 54V14M48 54V10M66 54V14',2.8)+fl('M30 15h13l-4 6 4 6H30zM48 11h13l-4 6 4 6H48zM66 15h13l-4 6 4 6H66z')],
 ilesa_ecaz:['Ecaz',3,ln('M26 22h20v30H26z',2.6,.55)+fl('M40 14h22v32H40zM49 21v18l8-9z')+ln('M66 30h12M73 24l6 6-6 6',2.8)],
 prince_rhombur_vernius:['Vernius',1,fl('M48 10 53 28 74 46 56 42 52 56H44L40 42 22 46 43 28z')+ln('M48 10V4M20 26H30M66 26H76',2.8,.6)],
 princess_yuna_moritani:['Moritani',2,fl('M40 16h11v11H40zM54 16h11v11H54zM20 31h56l-9 18H29z')+ring(24,20,5.5,2.6,.7)],
 tessia_vernius:['Vernius',3,loz(48,16,7)+loz(66,34,7)+loz(30,34,7)+loz(48,52,7)+ln('M48 25V43M39 34H57',2.8)],
 viscount_hundro_moritani:['Moritani',1,ln('M24 18h48v30H24z',2.8)+ln('M24 18 48 36 72 18',2.8)+fl('M45 30h6v18l-3 7-3-7z')]};

// --- Conflicts: peaks for the tier, the place that is fought for, the prize ----------------------------------------------

const PEAKS = ["M22 66 48 30 74 66", "M12 66 34 36 52 60M40 66 62 28 84 66", "M8 66 26 42 40 60M28 66 48 22 68 66M56 60 70 42 88 66"];
const PLACES: Record<string, Drawing> = {
  arrakeen: fl("M36 66V48h5v-8h4v8h6V44h4v4h5v18z"),
  carthag: fl("M34 66V52a14 14 0 0 1 28 0v14h-8V54a6 6 0 0 0-12 0v12z"),
  imperial_basin: ln("M30 54q18 16 36 0M36 50q12 9 24 0", 3),
};
const PRIZES: Record<string, Drawing> = {
  vp: star(48, 84, 7),
  spice: hex(48, 84, 6),
  solari: ring(48, 84, 5, 2.6),
  intrigue: fl("M44 77h8v14h-8z"),
  influence: fl("M48 76l7 8h-4v6h-6v-6h-4z"),
  freighter: fl("M38 80h20l-4 9H42z"),
};

/** Of a power or a place of the board; "" where there is none. */
export const ofPower = (id: string): Drawing => E[id] ?? "";

export function ofLeader(id: string): Drawing {
  const known = L[id];
  if (!known) return "";
  const [house, beads, charge] = known;
  const rim = `<circle cx="48" cy="46" r="42.5" ${S} stroke-width="2.6"/>`;
  const gap = `<path d="M${48 - beads * 4 - 4} 92h${beads * 8 + 8}" stroke="var(--emblem-ground, var(--surface-1))" stroke-width="9"/>`;
  return rim + (H[house] ?? "") + charge + gap + Array.from({ length: beads }, (_, i) => dot(48 + (i - (beads - 1) / 2) * 8, 92, 2.6)).join("");
}

/** `prizes`: the icons of the first reward, the most telling of which is drawn. */
export function ofConflict(id: string, tier: number, prizes: string[]): Drawing {
  const place = Object.keys(PLACES).find((name) => id.endsWith(name)) ?? "";
  const prize = Object.keys(PRIZES).find((name) => prizes.includes(name)) ?? "";
  return ln(PEAKS[Math.min(3, Math.max(1, tier)) - 1]!, 3, place ? 0.45 : 1) + (PLACES[place] ?? "") + ln("M8 70H88", 3) + ln("M22 76 34 88M74 76 62 88M26 88 34 80M70 88 62 80", 3, 0.7) + (PRIZES[prize] ?? "");
}

/** The back of a card, on 96 by 134. */
export function back(kind: "imperium" | "intrigue"): Drawing {
  const charge = kind === "imperium" ? loz(48, 48, 13) + loz(48, 48, 21, 1.6) : fl("M48 30l4 7v14h6v4h-7v12h-6V55h-7v-4h6V37z");
  const waves = Array.from({ length: 9 }, (_, i) => ln(`M-6 ${8 + i * 16}C14 ${-2 + i * 16} 34 ${18 + i * 16} 54 ${8 + i * 16}S88 ${i * 16} 104 ${8 + i * 16}`, 1.2, 0.35)).join("");
  return `${waves}<circle cx="48" cy="67" r="30" fill="var(--surface-2)"/>${ring(48, 67, 30, 1.6)}${ring(48, 67, 26.5, 0.8, 0.6)}<g transform="translate(0 19)">${charge}</g>`;
}
