/** The characters that the network tells apart, in the order of their numbers. */
export const alphabet = '\u0000 0ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژڤگ.،,؛;:؟?!-"()[]«»/';
