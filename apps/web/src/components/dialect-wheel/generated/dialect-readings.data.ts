// Written by `npm run samples:dialects` from what the engine read and said.
import type { DialectReadings } from '../wheel-sentence.ts';

export const dialectReadings: DialectReadings = {
  "msa": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈqɑːla"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːiː"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔalˈqɑhwatu"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "aˈsːaːʕataθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "θaːˈminata waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male1": [
        48,
        318,
        1033,
        1733,
        2457,
        2867,
        3577
      ],
      "female1": [
        48,
        318,
        1033,
        1733,
        2457,
        2867,
        3577
      ]
    }
  },
  "egyptian": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈʔæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈgædːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈʔæhwæ"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "gæˈhizæ"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "tæˈʕæːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːæːʕæs"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "sæˈminæ wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male2": [
        48,
        298,
        985,
        1535,
        2165,
        2575,
        3165
      ],
      "female2": [
        48,
        298,
        985,
        1535,
        2165,
        2575,
        3165
      ]
    }
  },
  "gulf": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈgahwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male3": [
        48,
        338,
        1038,
        1628,
        2355,
        2775,
        3375
      ],
      "female3": [
        48,
        338,
        1038,
        1628,
        2355,
        2775,
        3375
      ]
    }
  },
  "levantine": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈʔæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈʔahwe"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈʒæːhize"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕas"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈsæːmine wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male4": [
        48,
        308,
        1028,
        1568,
        2320,
        2730,
        3320
      ],
      "female4": [
        48,
        308,
        1028,
        1568,
        2320,
        2730,
        3320
      ]
    }
  },
  "maghrebi": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgæːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ˈlqɑhwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ʒæːˈhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "təˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "ˈsːaːʕa"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "tːæːˈmina waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male5": [
        48,
        338,
        1025,
        1475,
        2195,
        2595,
        2995
      ],
      "female5": [
        48,
        338,
        1025,
        1475,
        2195,
        2595,
        2995
      ]
    }
  },
  "saudi": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈdʒadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔalˈgahawa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈdʒaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "aˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina waˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male6": [
        48,
        328,
        1031,
        1631,
        2370,
        2780,
        3380
      ],
      "female6": [
        48,
        338,
        1044,
        1654,
        2395,
        2815,
        3415
      ]
    }
  },
  "uae": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈjadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔəlˈgahawe"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈjaːhize"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "əˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmine wəˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male7": [
        48,
        328,
        1000,
        1610,
        2313,
        2723,
        3303
      ],
      "female7": [
        48,
        328,
        1000,
        1610,
        2313,
        2723,
        3303
      ]
    }
  },
  "qatar": {
    "words": [
      {
        "vowelled": "قَالَ",
        "sounds": "ˈgaːl"
      },
      {
        "vowelled": "جَدِّي:",
        "sounds": "ˈjadːi"
      },
      {
        "vowelled": "الْقَهْوَةُ",
        "sounds": "ʔilˈgahwa"
      },
      {
        "vowelled": "جَاهِزَة،",
        "sounds": "ˈjaːhiza"
      },
      {
        "vowelled": "تَعَال",
        "sounds": "taˈʕaːl"
      },
      {
        "vowelled": "السَّاعَةَ",
        "sounds": "iˈsːaːʕaθ"
      },
      {
        "vowelled": "الثَّامِنَةَ وَالنِّصْفَ.",
        "sounds": "ˈθaːmina wiˈnːisˤf"
      }
    ],
    "wordStartsMs": {
      "male8": [
        48,
        328,
        1006,
        1576,
        2282,
        2702,
        3292
      ],
      "female8": [
        48,
        328,
        1006,
        1576,
        2282,
        2702,
        3292
      ]
    }
  }
};
